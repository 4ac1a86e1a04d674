/// A card as it is sent to the device.
public struct CardWire: Equatable, Sendable {
    /// Kinds of messages on the wire.
    public enum Kind: RawRepresentable, Hashable, Sendable {
        /// An offer card.
        case paywall
        /// A review card.
        case review
        /// A message without a button.
        case text
        /// A kind that a newer toolkit or another backend wrote.
        case other(String)

        /// The kind of a name on the wire; any name is one.
        public init(rawValue: String) {
            switch rawValue {
            case _ where rawValue.hasSameBytes(as: "PAYWALL"): self = .paywall
            case _ where rawValue.hasSameBytes(as: "REVIEW"): self = .review
            case _ where rawValue.hasSameBytes(as: "TEXT"): self = .text
            default: self = .other(rawValue)
            }
        }

        /// The name on the wire, such as `PAYWALL`.
        public var rawValue: String {
            switch self {
            case .paywall: "PAYWALL"
            case .review: "REVIEW"
            case .text: "TEXT"
            case .other(let name): name
            }
        }
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

    /// Compares bytes: a text as written is not the same as its canonical equivalent.
    public static func == (left: CardWire, right: CardWire) -> Bool {
        left.kind == right.kind && left.text.hasSameBytes(as: right.text)
            && left.paywallId.hasSameBytes(as: right.paywallId)
            && left.paywallTitle.hasSameBytes(as: right.paywallTitle)
            && left.buttonLabel.hasSameBytes(as: right.buttonLabel)
    }
}
