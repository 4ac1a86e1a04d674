/// What becomes of one text of a file that is imported.
package struct ImportOutcome: Sendable {
    /// What becomes of it.
    package enum Kind: String, CaseIterable, Sendable {
        /// There was no text.
        case added
        /// It takes the place of another text.
        case changed
        /// It is there already, or the file has none and what is there stays.
        case unchanged
        /// There is no translation, and the file has none.
        case untranslated
        /// It is not taken; the reason says why.
        case refused
    }

    /// What becomes of it.
    package var kind: Kind
    /// The key, as the target has it.
    package let key: String
    /// The language, as the file writes it.
    package let language: String
    /// The text that is there; nil when there is none.
    package let old: String?
    /// The text of the file; nil when it has none.
    package let new: String?
    /// Why it is refused: lower case, no full stop.
    package var reason: String?
    /// Where the text stands in the file.
    package let range: ByteRange

    /// The outcome with another reason to refuse the text.
    package func refused(_ reason: String) -> ImportOutcome {
        var outcome = self
        outcome.kind = .refused
        outcome.reason = reason
        return outcome
    }
}
