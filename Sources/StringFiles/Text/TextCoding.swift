/// How the bytes of a file write a text.
package enum TextCoding: UInt8, CaseIterable, Sendable {
    /// As they are.
    case verbatim
    /// With the escapes of JSON.
    case json
    /// With placeables and indentation of Fluent.
    case fluent
    /// With doubled quotes, as between the quotes of a CSV field.
    case doubledQuotes
    /// With the escapes of Apple's `.strings`.
    case strings
    /// In one or more C strings, as PO.
    case po
    /// With the escapes and continuation lines of Java `.properties`.
    case properties
    /// Lines with `//` before each but the first.
    case slashComment
    /// Lines with `#` or `!` before each but the first.
    case hashComment
    /// Lines with `#`, `#.` or `#:` before each but the first.
    case poComment
    /// The content of an XML element; tags are code.
    case xml
    /// The value of an XML attribute.
    case xmlAttribute
    /// The content of an XML element with the inline tags of XLIFF.
    case xliff
    /// The content of an Android string.
    case android

    /// The next piece of a text; the cursor goes behind it.
    ///
    /// - Precondition: the cursor is before its end. A piece has at least one byte.
    func nextPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        switch self {
        case .verbatim:
            defer { cursor.offset = cursor.end }
            return TextPiece(cursor.offset..<cursor.end, .verbatim)
        case .json: return JSONTextCoding.nextPiece(in: bytes, &cursor)
        case .fluent: return FluentTextCoding.nextPiece(in: bytes, &cursor)
        case .doubledQuotes: return DoubledQuotesCoding.nextPiece(in: bytes, &cursor)
        case .strings: return StringsTextCoding.nextPiece(in: bytes, &cursor)
        case .po: return POTextCoding.nextPiece(in: bytes, &cursor)
        case .properties: return PropertiesTextCoding.nextPiece(in: bytes, &cursor)
        case .slashComment, .hashComment, .poComment:
            return LineCommentCoding.nextPiece(in: bytes, &cursor, self)
        case .xml: return XMLTextCoding.nextPiece(in: bytes, &cursor, hasOpaqueTags: false)
        case .xmlAttribute: return XMLTextCoding.nextValuePiece(in: bytes, &cursor)
        case .xliff: return XMLTextCoding.nextPiece(in: bytes, &cursor, hasOpaqueTags: true)
        case .android: return AndroidTextCoding.nextPiece(in: bytes, &cursor)
        }
    }
}
