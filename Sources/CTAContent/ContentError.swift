/// Why a card, a catalog or an envelope was refused.
public struct ContentError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of refusal it is.
    public enum Code: String, Sendable {
        /// The catalog does not decode.
        case catalog
        /// The draft names a label that the catalog does not have.
        case unknownLabel
        /// The draft names a label that is archived.
        case archivedLabel
        /// The draft names a suggestion that neither the catalog nor the toolkit has.
        case unknownSuggestion
        /// The draft names a paywall that the device does not report.
        case unknownPaywall
        /// A suggestion needs a value that was not given.
        case missingValue
        /// A text or id that the card uses breaks a rule; ``ContentError/findings`` says which.
        case rules
        /// The push envelope is no usable JSON object.
        case envelope
        /// The snapshot has faults and the policy is strict; ``ContentError/findings`` names each.
        case snapshot
        /// The JSON of a card, of a sent card or of an event does not decode.
        case wire
    }

    /// What kind of refusal it is.
    public var code: Code
    /// What is wrong and where, in one line without a full stop.
    public var message: String
    /// The findings behind it, where rules refused.
    public var findings: [Finding]
    /// The file that it is about, when there is one.
    public var path: String?

    /// Makes a refusal.
    public init(code: Code, message: String, findings: [Finding] = [], path: String? = nil) {
        self.code = code
        self.message = message
        self.findings = findings
        self.path = path
    }

    /// The path, when there is one, and the message.
    public var description: String { path.map { "\($0): \(message)" } ?? message }
}
