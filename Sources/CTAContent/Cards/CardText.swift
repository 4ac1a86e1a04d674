/// A text on a card.
public struct CardText: Equatable, Sendable {
    /// Where a text came from.
    public enum Source: String, Sendable {
        /// A built-in label.
        case builtIn
        /// An owner's label, as written.
        case custom
        /// A message as the agent wrote it.
        case written
        /// A message from a suggestion.
        case suggested
    }

    /// The text.
    public var text: String
    /// Where it came from.
    public var source: Source
    /// The language that it is in; nil when it was written and nobody said which language it is in.
    public var language: String?
    /// The direction that it is read in.
    public var direction: TextDirection

    /// Compares bytes: a text as written is not the same as its canonical equivalent.
    public static func == (left: CardText, right: CardText) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8) && left.source == right.source
            && left.language == right.language && left.direction == right.direction
    }
}
