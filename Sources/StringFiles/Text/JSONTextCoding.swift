/// The escapes of JSON strings (RFC 8259 section 7).
///
/// A lone surrogate is U+FFFD; what is no escape stands as written. The same text as
/// `JSONNode.string`, but for a place in a file.
enum JSONTextCoding {
    static func nextPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        if bytes[start] == UInt8(ascii: "\\") {
            let (length, scalar) = escape(in: bytes[start..<cursor.end])
            cursor.offset = start + length
            return TextPiece(start..<cursor.offset, scalar.map { .scalar($0) } ?? .verbatim)
        }
        cursor.offset = bytes.firstOffset(in: start..<cursor.end) {
            ByteLanes.equal($0, UInt8(ascii: "\\"))
        }
        return TextPiece(start..<cursor.offset, .verbatim)
    }

    /// The length of an escape and what it stands for; nil when it is none.
    private static func escape(in bytes: ArraySlice<UInt8>) -> (Int, Unicode.Scalar?) {
        guard bytes.count > 1 else { return (1, nil) }
        switch bytes[bytes.startIndex + 1] {
        case UInt8(ascii: "\""): return (2, "\"")
        case UInt8(ascii: "\\"): return (2, "\\")
        case UInt8(ascii: "/"): return (2, "/")
        case UInt8(ascii: "b"): return (2, "\u{8}")
        case UInt8(ascii: "f"): return (2, "\u{C}")
        case UInt8(ascii: "n"): return (2, "\n")
        case UInt8(ascii: "r"): return (2, "\r")
        case UInt8(ascii: "t"): return (2, "\t")
        case UInt8(ascii: "u"): return UTF16Escape.scalar(in: bytes) ?? (1, nil)
        default: return (1, nil)
        }
    }
}
