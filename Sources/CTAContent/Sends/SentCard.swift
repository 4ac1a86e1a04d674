/// A card that was sent to one device, frozen with what it takes to say the same words again.
public struct SentCard: Equatable, Sendable {
    /// The send's own id, by which a tap names it.
    public var id: String
    /// When it was sent.
    public var sentAt: Timestamp
    /// The customer's id.
    public var customer: String
    /// The id of the device that it was sent to.
    public var device: String
    /// The id of the agent who sent it; nil when nobody did.
    public var agent: String?
    /// The label on its button.
    public var label: SentLabel
    /// The language that the customer's app reported, untouched.
    public var language: String
    /// The catalog's revision at sending; nil when it was not stored.
    public var catalogRevision: Int?
    /// The toolkit's version at sending; nil when it was not stored.
    public var toolkitVersion: String?
    /// The version of ICU at sending; nil when it was not stored.
    public var icuVersion: String?
    /// What went to the device: paywall, title, message and custom label as they were.
    public var wire: CardWire
    /// The draft, the card and the push; nil when only ``wire`` was stored.
    public var frozen: FrozenCard?

    /// A card of which no more than the wire form is known, such as one that another backend stored.
    public init(
        id: String, sentAt: Timestamp, customer: String, device: String, agent: String? = nil,
        label: SentLabel? = nil, language: String, catalogRevision: Int? = nil,
        toolkitVersion: String? = nil, icuVersion: String? = nil, wire: CardWire
    ) {
        self.id = id
        self.sentAt = sentAt
        self.customer = customer
        self.device = device
        self.agent = agent
        self.label = label ?? wire.buttonLabel.map(SentLabel.text) ?? .builtIn
        self.language = language
        self.catalogRevision = catalogRevision
        self.toolkitVersion = toolkitVersion
        self.icuVersion = icuVersion
        self.wire = wire
    }
}
