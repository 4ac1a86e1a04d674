/// Something of a frozen send that would be different today.
public struct SendDifference: Equatable, Sendable {
    /// What is compared.
    public enum Part: String, CaseIterable, Sendable {
        /// The version of the toolkit.
        case toolkit
        /// The version of ICU.
        case icu
        /// The revision of the catalog.
        case catalog
        /// Whether there is a card at all: `now` says why today's catalog refuses it.
        case card
        /// The language of the card.
        case language
        /// The words on the button.
        case button
        /// The message.
        case message
        /// The lines of the grey state.
        case unavailable
        /// What goes to the device.
        case wire
        /// Whether there is a push: the reason, or nil for one that is sent.
        case pushReason
        /// The title of the push.
        case pushTitle
        /// The body of the push.
        case pushBody
        /// The payload, byte for byte.
        case payload

        /// Whether a difference is one in what somebody reads, not only in the versions.
        public var isWords: Bool {
            switch self {
            case .toolkit, .icu, .catalog: false
            case .card, .language, .button, .message, .unavailable, .wire, .pushReason, .pushTitle,
                .pushBody, .payload:
                true
            }
        }
    }

    /// What is compared.
    public var part: Part
    /// What was sent.
    public var then: String?
    /// What would be sent today.
    public var now: String?
    /// The first UTF-16 unit that differs, from 0.
    public var utf16Offset: Int

    /// The difference of two texts; nil when their bytes are the same.
    init?(_ part: Part, then: String?, now: String?) {
        guard !then.hasSameBytes(as: now) else { return nil }
        self.part = part
        self.then = then
        self.now = now
        let units = (Array((then ?? "").utf16), Array((now ?? "").utf16))
        utf16Offset = zip(units.0, units.1).prefix { $0 == $1 }.count
    }
}
