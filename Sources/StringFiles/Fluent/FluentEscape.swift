/// An escape in a string of Fluent: `\\`, `\"`, `\uXXXX`, `\UXXXXXX`.
enum FluentEscape {
    /// The length of the escape at an offset; nil when there is none.
    static func length(in bytes: [UInt8], at offset: Int) -> Int? {
        guard offset + 1 < bytes.count else { return nil }
        let length: Int
        switch bytes[offset + 1] {
        case UInt8(ascii: "\\"), UInt8(ascii: "\""): return 2
        case UInt8(ascii: "u"): length = 6
        case UInt8(ascii: "U"): length = 8
        default: return nil
        }
        guard offset + length <= bytes.count else { return nil }
        let digits = bytes[offset + 2..<offset + length]
        return digits.allSatisfy { UTF16Escape.hexadecimalValue($0) != nil } ? length : nil
    }

    /// The character of an escape; U+FFFD for half a surrogate pair and for what is beyond U+10FFFF.
    static func scalar(in bytes: ArraySlice<UInt8>) -> Unicode.Scalar {
        let second = bytes[bytes.startIndex + 1]
        guard second == UInt8(ascii: "u") || second == UInt8(ascii: "U") else {
            return Unicode.Scalar(second)
        }
        let value = bytes.dropFirst(2)
            .reduce(UInt32(0)) { $0 << 4 | (UTF16Escape.hexadecimalValue($1) ?? 0) }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
