extension JSONParser {
    /// Skips a comment or an invisible character that JSON does not know, and reports it; false if
    /// there is none.
    mutating func skipBlank() -> Bool {
        if let end = endOfComment() {
            faults.add(
                .comment, position..<end, "JSON has no comments; remove it or make it a member")
            position = end
            return true
        }
        let length = blankLength(at: position)
        guard length > 0 else { return false }
        let name = source.scalar(at: position).map(Self.name) ?? ""
        faults.add(
            .unexpectedCharacter, position..<position + length,
            "\(name) may not stand between values; remove it")
        position += length
        return true
    }

    /// The length of the invisible character at an offset that is no white space in JSON; 0 for
    /// anything else.
    func blankLength(at offset: Int) -> Int {
        let byte = source[offset]
        if byte < 0x80 { return byte < 0x20 && !ASCII.isSpace(byte) || byte == 0x7F ? 1 : 0 }
        // All of them start with one of these: C2, E1 9A, E2 80, E2 81, E3 80, EF BB.
        guard byte == 0xC2 || byte >= 0xE1, let scalar = source.scalar(at: offset) else { return 0 }
        switch scalar.value {
        case 0x80...0xA0, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x3000, 0xFEFF:
            return UTF8.width(scalar)
        default: return 0
        }
    }

    /// The offset behind the comment at the position; nil if there is none.
    private func endOfComment() -> Int? {
        guard source[position] == ASCII.slash, position + 1 < source.count else { return nil }
        var offset = position + 2
        switch source[position + 1] {
        case ASCII.slash:
            while offset < source.count, source[offset] != ASCII.lineFeed { offset += 1 }
            return offset
        case ASCII.asterisk:
            while offset + 1 < source.count {
                if source[offset] == ASCII.asterisk, source[offset + 1] == ASCII.slash {
                    return offset + 2
                }
                offset += 1
            }
            return source.count
        default: return nil
        }
    }

    /// A scalar as `U+00A0`.
    static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
