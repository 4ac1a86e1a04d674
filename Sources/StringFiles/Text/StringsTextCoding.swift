/// The escapes of Apple's old-style property lists, as Core Foundation reads them.
///
/// Of what is no escape the backslash is dropped.
enum StringsTextCoding {
    private static let backslash = UInt8(ascii: "\\")

    static func nextPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        if bytes[start] == backslash {
            let (length, scalar) = escape(in: bytes[start..<cursor.end]) ?? (1, nil)
            cursor.offset = start + length
            return TextPiece(start..<cursor.offset, scalar.map { .scalar($0) } ?? .nothing)
        }
        cursor.offset = bytes[start..<cursor.end].firstIndex(of: backslash) ?? cursor.end
        return TextPiece(start..<cursor.offset, .verbatim)
    }

    /// The length of the escape that starts some bytes, and what it stands for; nil when it is none.
    static func escape(in bytes: ArraySlice<UInt8>) -> (Int, Unicode.Scalar?)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[bytes.startIndex + 1] {
        case UInt8(ascii: "\""): return (2, "\"")
        case UInt8(ascii: "'"): return (2, "'")
        case backslash: return (2, "\\")
        case UInt8(ascii: "a"): return (2, "\u{7}")
        case UInt8(ascii: "b"): return (2, "\u{8}")
        case UInt8(ascii: "f"): return (2, "\u{C}")
        case UInt8(ascii: "n"), 0x0A: return (2, "\n")
        case UInt8(ascii: "r"): return (2, "\r")
        case UInt8(ascii: "t"): return (2, "\t")
        case UInt8(ascii: "v"): return (2, "\u{B}")
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(in: bytes)
        case UInt8(ascii: "U"): return hexadecimal(in: bytes)
        default: return nil
        }
    }

    /// One to three digits: a byte of the NeXTSTEP encoding.
    private static func octal(in bytes: ArraySlice<UInt8>) -> (Int, Unicode.Scalar?) {
        let digits = bytes.dropFirst().prefix(3).prefix { 0x30...0x37 ~= $0 }
        let value = digits.reduce(0) { $0 << 3 | Int($1 & 7) } & 0xFF
        return (digits.count + 1, NextStepCharacters.scalar(of: UInt8(value)))
    }

    /// One to four digits: a UTF-16 unit; a pair of four digits each is one character.
    private static func hexadecimal(in bytes: ArraySlice<UInt8>) -> (Int, Unicode.Scalar?)? {
        if let whole = UTF16Escape.scalar(in: bytes) { return whole }
        let digits = bytes.dropFirst(2).prefix(4).prefix {
            UTF16Escape.hexadecimalValue($0) != nil
        }
        guard !digits.isEmpty else { return nil }
        let value = digits.reduce(0) { $0 << 4 | (UTF16Escape.hexadecimalValue($1) ?? 0) }
        return (digits.count + 2, Unicode.Scalar(value) ?? "\u{FFFD}")
    }
}
