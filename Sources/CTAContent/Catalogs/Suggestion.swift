/// A message that an owner offers to the agents, in the languages that it was written in.
public struct Suggestion: Equatable, Sendable {
    /// The owner's name for it, such as `win-back`.
    public var key: String
    /// Its texts; `{name}` stands for a value, apostrophes are literal.
    public var texts: TextsByLanguage

    /// Makes a suggestion.
    public init(key: String, texts: TextsByLanguage) {
        self.key = key
        self.texts = texts
    }
}
