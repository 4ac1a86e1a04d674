/// A keyword of a PO file with its text.
struct POText: Sendable {
    /// The bytes of the text: behind the first opening quote, before the last closing one.
    var textRange: ByteRange
    /// Whether the bytes are the text: one string without escapes.
    var isPlain: Bool
    /// All bytes, from the keyword on.
    var range: Range<Int>
    /// The number behind `msgstr`.
    var index: Int?

    /// The text as a place in the file.
    var content: TextContent { .encoded(textRange, isPlain ? .verbatim : .po) }

    /// The text.
    @inline(__always) func string(_ bytes: FileBytes, _ file: StringFile) -> String {
        isPlain ? bytes.string(textRange.range) : file.text(of: content)
    }

    /// Whether the text is empty.
    @inline(__always) func isEmpty(in file: StringFile) -> Bool {
        textRange.isEmpty || !isPlain && hasNoCharacter(in: file)
    }

    private func hasNoCharacter(in file: StringFile) -> Bool {
        var isEmpty = true
        file.forEachPiece(of: content) { piece in
            isEmpty = piece.content == .nothing
            return isEmpty
        }
        return isEmpty
    }

    /// The text with the state that it has as a translation.
    @inline(__always) func unit(in file: StringFile, _ isFuzzy: Bool) -> TextUnit {
        TextUnit(content, state: POWords.state(isEmpty: isEmpty(in: file), isFuzzy))
    }
}
