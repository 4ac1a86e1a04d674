/// What an owner sets for one kind of card: labels and suggestions.
public struct CardSettings: Equatable, Sendable {
    /// The custom labels in the order that agents see them; at most 50 of them active.
    public var labels: [CustomLabel]
    /// The owner's suggested messages.
    public var suggestions: [Suggestion]

    /// Makes settings.
    public init(labels: [CustomLabel] = [], suggestions: [Suggestion] = []) {
        self.labels = labels
        self.suggestions = suggestions
    }
}
