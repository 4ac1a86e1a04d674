/// What a push must know about the customer.
public struct Customer: Equatable, Sendable {
    /// Where the conversation runs.
    public enum Channel: String, CaseIterable, Sendable {
        /// An iOS app.
        case ios
        /// Anything else; gets no pushes.
        case other
    }

    /// The customer's answer to the app's question about promotional pushes (App Review Guideline 4.5.4).
    public enum Consent: String, CaseIterable, Sendable {
        /// Opted in.
        case yes
        /// Opted out.
        case no
        /// Not known.
        case unknown
    }

    /// Where the conversation runs.
    public var channel: Channel
    /// The customer's answer about promotional pushes.
    public var consent: Consent

    /// Describes a customer.
    public init(channel: Channel = .ios, consent: Consent = .unknown) {
        self.channel = channel
        self.consent = consent
    }
}
