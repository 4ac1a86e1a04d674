/// A text with placeables.
package struct FluentPattern {
    /// A part of a text.
    package enum Element {
        /// Text of its own bytes.
        case text(Range<Int>)
        /// A line end, by the byte U+000A.
        case newline(Int)
        /// White space at the start of a line, before and behind the indentation that all lines share.
        case indent(Range<Int>)
        /// An expression in braces.
        case placeable(FluentPlaceable)
    }

    /// The parts, in order.
    package var elements: [Element]
    /// How many spaces all lines but one beside the name start with.
    package var commonIndent: Int
    /// The bytes of the text, without white space before and behind.
    package var range: Range<Int>
}

/// An expression in braces.
package struct FluentPlaceable {
    /// The bytes, with the braces.
    package var range: Range<Int>
    /// What is in the braces.
    package var expression: FluentExpression
}
