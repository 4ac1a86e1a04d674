/// How far the decoding of a text has come.
package struct TextCursor {
    /// The next byte.
    package var offset: Int
    /// Behind the last byte of the text.
    package let end: Int
    /// What the coding must remember between pieces, such as being between quotes; 0 at the start.
    package var state = 0

    /// The start of a text.
    package init(_ range: ByteRange) {
        offset = range.lowerBound
        end = range.upperBound
    }
}
