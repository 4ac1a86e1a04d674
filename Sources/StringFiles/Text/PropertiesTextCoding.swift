/// The escapes and continuation lines of Java `.properties` (`java.util.Properties.load`).
///
/// Of what is no escape the backslash is dropped, as Java does; so it is of half a `\uXXXX`, which
/// Java refuses.
enum PropertiesTextCoding {
    private static let backslash = UInt8(ascii: "\\")

    static func nextPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        guard bytes[start] == backslash else {
            cursor.offset = bytes[start..<cursor.end].firstIndex(of: backslash) ?? cursor.end
            return TextPiece(start..<cursor.offset, .verbatim)
        }
        let (length, content) = escape(in: bytes[start..<cursor.end])
        cursor.offset = start + length
        return TextPiece(start..<cursor.offset, content)
    }

    private static func escape(in bytes: ArraySlice<UInt8>) -> (Int, TextPiece.Content) {
        guard bytes.count > 1 else { return (1, .nothing) }
        switch bytes[bytes.startIndex + 1] {
        case UInt8(ascii: "t"): return (2, .scalar("\t"))
        case UInt8(ascii: "n"): return (2, .scalar("\n"))
        case UInt8(ascii: "r"): return (2, .scalar("\r"))
        case UInt8(ascii: "f"): return (2, .scalar("\u{C}"))
        case backslash: return (2, .scalar("\\"))
        case UInt8(ascii: "u"):
            guard let (length, scalar) = UTF16Escape.scalar(in: bytes), let scalar else {
                return (1, .nothing)
            }
            return (length, .scalar(scalar))
        case 0x0A, 0x0D:
            let isPair = bytes.dropFirst().starts(with: [0x0D, 0x0A])
            let rest = bytes.dropFirst(isPair ? 3 : 2).drop {
                $0 == 0x20 || $0 == 0x09 || $0 == 0x0C
            }
            return (rest.startIndex - bytes.startIndex, .nothing)
        default: return (1, .nothing)
        }
    }
}
