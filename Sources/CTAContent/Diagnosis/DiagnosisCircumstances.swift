/// What is known about a device and a conversation when a card is diagnosed; what is left out is not known.
public struct DiagnosisCircumstances: Sendable {
    /// What became of the paywalls that the device reported.
    public var snapshot: SnapshotReading?
    /// What was sent before, tapped and written.
    public var log: SendLog?
    /// The device's id, for marks.
    public var device: String?
    /// The customer's id, for marks.
    public var customer: String?
    /// The kinds of cards that the installed version of the app knows.
    public var supportedKinds: [CardKind]?
    /// Whether the app has connected an action to the button.
    public var hasCallback: Bool?
    /// Whether the app runs in the store's test environment.
    public var isSandbox: Bool

    /// Describes the circumstances.
    public init(
        snapshot: SnapshotReading? = nil, log: SendLog? = nil, device: String? = nil,
        customer: String? = nil, supportedKinds: [CardKind]? = nil, hasCallback: Bool? = nil,
        isSandbox: Bool = false
    ) {
        self.snapshot = snapshot
        self.log = log
        self.device = device
        self.customer = customer
        self.supportedKinds = supportedKinds
        self.hasCallback = hasCallback
        self.isSandbox = isSandbox
    }
}
