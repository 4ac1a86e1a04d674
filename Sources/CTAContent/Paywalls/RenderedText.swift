/// A paywall text with its variables filled in.
public struct RenderedText: Equatable, Sendable {
    /// The text; nil when a finding is an error, because a gap would show nothing of what is missing.
    public var text: String?
    /// What is wrong, in the order of the text, each with its offset; what is about no place of the text comes first.
    public var findings: [Finding]
}
