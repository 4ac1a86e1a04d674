extension FluentParser {
    /// The next byte; nil at the end.
    var byte: UInt8? { offset < end ? bytes[offset] : nil }

    /// Whether a line end of bytes starts at an offset, and how long it is; 0 when there is none.
    func lineEndLength(at offset: Int) -> Int {
        guard offset < end else { return 0 }
        if bytes[offset] == 0x0A { return 1 }
        let isPair = bytes[offset] == 0x0D && offset + 1 < end && bytes[offset + 1] == 0x0A
        return isPair ? 2 : 0
    }

    /// Takes a line end; the end of the file is one.
    mutating func lineEnd() -> Bool {
        let length = lineEndLength(at: offset)
        offset += length
        return length > 0 || offset == end
    }

    /// Takes a character of ASCII.
    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: scalar) else { return false }
        offset += 1
        return true
    }

    /// Skips spaces.
    mutating func skipBlankInline() {
        while offset < end, bytes[offset] == 0x20 { offset += 1 }
    }

    /// Skips spaces and line ends.
    mutating func skipBlank() {
        while true {
            skipBlankInline()
            let length = lineEndLength(at: offset)
            guard length > 0 else { return }
            offset += length
        }
    }

    /// Skips lines of nothing but spaces.
    mutating func skipBlankBlock() {
        while offset < end {
            let start = offset
            skipBlankInline()
            let length = lineEndLength(at: offset)
            guard length > 0 else {
                if offset < end { offset = start }
                return
            }
            offset += length
        }
    }

    /// Skips to the end of the line.
    mutating func skipLine() {
        while offset < end, lineEndLength(at: offset) == 0 { offset += 1 }
    }

    /// A letter, then letters, digits, `_` and `-`.
    mutating func identifier() -> Range<Int>? {
        guard let byte, Self.isLetter(byte) else { return nil }
        let start = offset
        while offset < end, Self.isNamePart(bytes[offset]) { offset += 1 }
        return start..<offset
    }

    /// A number: `-`, digits, a dot and digits.
    mutating func number() -> Range<Int>? {
        let start = offset
        if byte == UInt8(ascii: "-") { offset += 1 }
        guard skipDigits() else {
            offset = start
            return nil
        }
        let integerEnd = offset
        if take("."), !skipDigits() { offset = integerEnd }
        return start..<offset
    }

    private mutating func skipDigits() -> Bool {
        let start = offset
        while offset < end, Self.isDigit(bytes[offset]) { offset += 1 }
        return offset > start
    }

    /// Whether a byte is a letter of ASCII.
    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Whether a byte is a digit of ASCII.
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}
