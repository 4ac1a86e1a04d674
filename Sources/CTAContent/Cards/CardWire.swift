/// A card as it is sent to the device.
public struct CardWire: Equatable, Sendable {
    /// Kinds of messages on the wire.
    public enum Kind: String, Sendable {
        /// An offer card.
        case paywall = "PAYWALL"
        /// A review card.
        case review = "REVIEW"
    }

    /// The kind of message.
    public var kind: Kind
    /// The paywall's id; nil for a review card.
    public var paywallId: String?
    /// The paywall's title, for the team; nil for a review card.
    public var paywallTitle: String?
    /// The message; empty without one.
    public var text: String
    /// The custom label, frozen; nil when the device shows its own translation of the built-in.
    public var buttonLabel: String?

    /// Makes a card as it is sent.
    public init(
        kind: Kind, paywallId: String? = nil, paywallTitle: String? = nil, text: String = "",
        buttonLabel: String? = nil
    ) {
        self.kind = kind
        self.paywallId = paywallId
        self.paywallTitle = paywallTitle
        self.text = text
        self.buttonLabel = buttonLabel
    }
}
