/// C strings that stand for one text, as PO writes them.
///
/// The text starts behind the first opening quote and ends before the last closing one; the quotes
/// between two strings, what stands between them, and the `#~` or `#|` of a next line are nothing.
enum POTextCoding {
    private static let backslash = UInt8(ascii: "\\")
    private static let quote = UInt8(ascii: "\"")

    static func nextPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        switch bytes[start] {
        case quote: cursor.offset = nextString(in: bytes, behind: start + 1, cursor.end)
        case backslash:
            let (length, scalar) = escape(in: bytes[start..<cursor.end]) ?? (1, nil)
            cursor.offset = start + length
            return TextPiece(start..<cursor.offset, scalar.map { .scalar($0) } ?? .verbatim)
        case _ where isLineEnd(bytes, start):
            // Only behind a string without a closing quote does the text go on here.
            cursor.offset = nextString(in: bytes, behind: start + 1, cursor.end)
        default:
            cursor.offset = endOfPlain(in: bytes, from: start + 1, cursor.end)
            return TextPiece(start..<cursor.offset, .verbatim)
        }
        return TextPiece(start..<cursor.offset, .nothing)
    }

    /// The offset of the next quote, backslash or line end, at most the end.
    private static func endOfPlain(in bytes: [UInt8], from start: Int, _ end: Int) -> Int {
        var offset = start
        while true {
            offset = bytes.firstOffset(in: offset..<end) {
                ByteLanes.equal($0, quote) | ByteLanes.equal($0, backslash)
                    | ByteLanes.equal($0, 0x0A) | ByteLanes.equal($0, 0x0D)
            }
            // A CR alone ends no line.
            guard offset < end, bytes[offset] == 0x0D, !isLineEnd(bytes, offset) else {
                return offset
            }
            offset += 1
        }
    }

    /// Whether an LF or CR LF is here.
    private static func isLineEnd(_ bytes: [UInt8], _ offset: Int) -> Bool {
        switch bytes[offset] {
        case 0x0A: true
        case 0x0D: offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        default: false
        }
    }

    /// The offset behind the next opening quote, at most the end.
    private static func nextString(in bytes: [UInt8], behind start: Int, _ end: Int) -> Int {
        bytes[start..<end].firstIndex(of: quote).map { $0 + 1 } ?? end
    }

    /// The length of the escape that starts some bytes, and what it stands for; nil when it is none.
    static func escape(in bytes: ArraySlice<UInt8>) -> (Int, Unicode.Scalar?)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[bytes.startIndex + 1] {
        case quote: return (2, "\"")
        case backslash: return (2, "\\")
        case UInt8(ascii: "a"): return (2, "\u{7}")
        case UInt8(ascii: "b"): return (2, "\u{8}")
        case UInt8(ascii: "f"): return (2, "\u{C}")
        case UInt8(ascii: "n"): return (2, "\n")
        case UInt8(ascii: "r"): return (2, "\r")
        case UInt8(ascii: "t"): return (2, "\t")
        case UInt8(ascii: "v"): return (2, "\u{B}")
        case UInt8(ascii: "0")...UInt8(ascii: "7"), UInt8(ascii: "x"): return character(in: bytes)
        default: return nil
        }
    }

    /// A character of one to four bytes of UTF-8, each an octal or hexadecimal escape; U+FFFD for a
    /// byte that starts none.
    private static func character(in bytes: ArraySlice<UInt8>) -> (Int, Unicode.Scalar?)? {
        var units: [UInt8] = []
        var ends: [Int] = []
        var rest = bytes
        while units.count < 4, let (length, byte) = byte(in: rest) {
            units.append(byte)
            rest = rest.dropFirst(length)
            ends.append(rest.startIndex - bytes.startIndex)
            if units[0] < 0x80 { break }
        }
        guard !units.isEmpty else { return nil }
        let sequence = UTF8Sequence(in: units, at: 0)
        return (ends[sequence.length - 1], sequence.scalar ?? "\u{FFFD}")
    }

    /// One escaped byte.
    private static func byte(in bytes: ArraySlice<UInt8>) -> (Int, UInt8)? {
        guard bytes.count > 1, bytes.first == backslash else { return nil }
        let digits = bytes.dropFirst()
        if digits.first == UInt8(ascii: "x") {
            let hexadecimal = digits.dropFirst().prefix(2).prefix {
                UTF16Escape.hexadecimalValue($0) != nil
            }
            guard !hexadecimal.isEmpty else { return nil }
            let value = hexadecimal.reduce(0) {
                $0 << 4 | (UTF16Escape.hexadecimalValue($1) ?? 0)
            }
            return (hexadecimal.count + 2, UInt8(truncatingIfNeeded: value))
        }
        let octal = digits.prefix(3).prefix { 0x30...0x37 ~= $0 }
        guard !octal.isEmpty else { return nil }
        return (
            octal.count + 1, UInt8(truncatingIfNeeded: octal.reduce(0) { $0 << 3 | Int($1 & 7) })
        )
    }
}
