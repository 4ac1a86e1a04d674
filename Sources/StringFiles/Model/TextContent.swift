/// A text: a place in the file, or a value.
///
/// `StringFile.text(of:)` gives either as a string.
package enum TextContent: Sendable {
    /// The bytes between the quotes or tags, and how they write the text.
    case encoded(ByteRange, TextCoding)
    /// A text that is not in the file.
    indirect case value(TextValue)

    /// A text that is not in the file.
    package static func text(_ text: String) -> TextContent { .value(TextValue(text)) }

    /// The bytes of the text; `.none` for a value.
    package var range: ByteRange {
        switch self {
        case .encoded(let range, _): range
        case .value: .none
        }
    }
}
