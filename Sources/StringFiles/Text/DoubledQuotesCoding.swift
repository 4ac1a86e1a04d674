/// The inside of a quoted field of RFC 4180: two quotes are one.
enum DoubledQuotesCoding {
    static func nextPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        let quote = UInt8(ascii: "\"")
        if bytes[start] == quote, start + 1 < cursor.end, bytes[start + 1] == quote {
            cursor.offset += 2
            return TextPiece(start..<cursor.offset, .scalar("\""))
        }
        let rest = bytes[start + 1..<cursor.end]
        cursor.offset = rest.firstIndex(of: quote) ?? cursor.end
        return TextPiece(start..<cursor.offset, .verbatim)
    }
}
