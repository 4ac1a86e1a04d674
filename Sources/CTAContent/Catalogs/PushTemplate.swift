/// The owner's wording around a push, in one language.
public struct PushTemplate: Equatable, Sendable {
    /// The language tag as it stands in the catalog.
    public var language: String
    /// The title, at most 120 UTF-16 units; takes `{message}`, `{agentName}` and `{appName}`.
    public var title: String?
    /// The body, at most 240 UTF-16 units; the same names. Without it the body is the message alone.
    public var body: String?

    /// Makes a template.
    public init(language: String, title: String? = nil, body: String? = nil) {
        self.language = language
        self.title = title
        self.body = body
    }
}
