/// An attribute of a start tag.
package struct MarkupAttribute: Sendable {
    /// The bytes of the name.
    package let nameRange: ByteRange
    /// The bytes between the quotes.
    package let valueRange: ByteRange
    /// Whether the value stands in quotes, as it must.
    let isQuoted: Bool

    /// All bytes, the quotes included.
    package var range: Range<Int> {
        nameRange.lowerBound..<valueRange.upperBound + (isQuoted ? 1 : 0)
    }

    /// The value as a place in the file.
    package var content: TextContent { .encoded(valueRange, .xmlAttribute) }
}
