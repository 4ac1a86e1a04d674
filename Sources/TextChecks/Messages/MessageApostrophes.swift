/// When an apostrophe of a message quotes.
enum MessageApostrophes: Sendable {
    /// Before a brace, and before `#` in a plural: ICU.
    case optional
    /// Always, unless it is doubled: `java.text.MessageFormat`.
    case required
    /// Never: Flutter without `use-escaping`.
    case literal
}
