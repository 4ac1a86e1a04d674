/// Who sends a card, to whom, and when.
public struct SendDetails: Equatable, Sendable {
    /// The send's own id, by which a tap names it.
    public var id: String
    /// When it is sent.
    public var sentAt: Timestamp
    /// The customer's id.
    public var customer: String
    /// The id of the device.
    public var device: String
    /// The id of the agent.
    public var agent: String?

    /// Makes the details of a send.
    public init(
        id: String, sentAt: Timestamp, customer: String, device: String, agent: String? = nil
    ) {
        self.id = id
        self.sentAt = sentAt
        self.customer = customer
        self.device = device
        self.agent = agent
    }
}
