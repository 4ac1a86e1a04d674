/// A piece of a text in a file.
package struct TextPiece {
    /// What a piece is in the text.
    package enum Content: Equatable {
        /// Its own bytes; what is ill-formed in them is U+FFFD.
        case verbatim
        /// Its own bytes, as code (see `TextValue`).
        case code
        /// One character: an escape, an entity, a folded line end.
        case scalar(Unicode.Scalar)
        /// Nothing: quotes between parts, a line continuation, `<![CDATA[`.
        case nothing
    }

    /// Its bytes in the file; never empty.
    package var range: Range<Int>
    /// What it is in the text.
    package var content: Content

    /// Makes a piece.
    package init(_ range: Range<Int>, _ content: Content) {
        self.range = range
        self.content = content
    }
}
