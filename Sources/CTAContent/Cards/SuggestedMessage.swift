/// A suggestion resolved for a customer, before its values are known.
public struct SuggestedMessage: Equatable, Sendable {
    /// The key that a draft names it by.
    public var key: String
    /// Whether an owner wrote it or the toolkit.
    public var isBuiltIn: Bool
    /// The text with its placeholders.
    public var template: String
    /// The language that it is in.
    public var language: String
    /// The names that need a value before it can be sent, besides those the draft and the catalog give.
    public var neededValues: [String]
}
