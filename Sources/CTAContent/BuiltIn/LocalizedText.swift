/// A text and the language that it is in.
public struct LocalizedText: Equatable, Sendable {
    /// The text.
    public var text: String
    /// The language that the text really came from, which for a sparse language file may be another than the resolved one.
    public var language: String

    /// Pairs a text with its language.
    public init(text: String, language: String) {
        self.text = text
        self.language = language
    }
}
