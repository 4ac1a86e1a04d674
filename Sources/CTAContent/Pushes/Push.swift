/// The words of the notification for a card, or the reason why there is none.
public struct Push: Equatable, Sendable {
    /// Why there is no push.
    public enum Reason: String, CaseIterable, Sendable {
        /// The conversation does not run in an iOS app.
        case unsupportedChannel
        /// The owner has not turned offer pushes on.
        case offersPushOff
        /// The customer has not agreed to promotional pushes.
        case noConsent
        /// A review card without a message has nothing to say.
        case noMessage
        /// The caller's envelope leaves no room for a text within 4,096 bytes.
        case payloadTooLarge
    }

    /// Where a body came from.
    public enum Source: String, Sendable {
        /// The card's message.
        case message
        /// The custom label, as written.
        case label
        /// The built-in `offer.push`.
        case fallback
        /// The built-in `push.hidden`.
        case hidden
    }

    /// The words of a push that is sent.
    public struct Content: Equatable, Sendable {
        /// The title and the language of its template; nil without one.
        public var title: LocalizedText?
        /// The body.
        public var body: String
        /// The language of the body; nil when it was written and nobody said which language it is in.
        public var bodyLanguage: String?
        /// Where the body came from.
        public var source: Source
        /// Whether the message was cut to fit.
        public var isCut: Bool
        /// The APNs payload: compact UTF-8 JSON of at most 4,096 bytes.
        public var payload: [UInt8]
    }

    /// The words; nil when there is no push.
    public var content: Content?
    /// Why there is none; nil when there is one.
    public var reason: Reason?
    /// Notes on the visible length.
    public var findings: [Finding]

    /// No push, for a reason.
    static func none(_ reason: Reason) -> Push {
        Push(content: nil, reason: reason, findings: [])
    }
}
