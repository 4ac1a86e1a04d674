/// A comment on an entry or a file.
package struct Comment: Sendable {
    /// Who wrote it for whom.
    package enum Kind: UInt8, CaseIterable, Sendable {
        /// For the translator: the comment of most formats, PO `#.`, XLIFF `<note>`.
        case note
        /// Of the translator: PO `# `.
        case translator
        /// Where the string is used: PO `#:`.
        case reference
        /// Over a group of entries: Fluent `##`.
        case section
    }

    /// The text, without the signs of a comment.
    package var content: TextContent
    /// Who wrote it for whom.
    package var kind: Kind
    /// All bytes of the comment.
    package var range: ByteRange

    /// Makes a comment.
    package init(kind: Kind = .note, _ content: TextContent, range: ByteRange = .none) {
        self.kind = kind
        self.content = content
        self.range = range
    }
}
