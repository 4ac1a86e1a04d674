/// What a backslash in a string starts.
struct JSONEscape {
    /// What the escape stands for.
    enum Meaning: Equatable {
        /// One scalar; above U+FFFF it was written as two `\u` escapes of six bytes each.
        case scalar(Unicode.Scalar)
        /// A `\u` escape of half a surrogate pair.
        case loneSurrogate(UInt16)
        /// No escape of JSON: the bytes stand for themselves.
        case invalid
    }

    /// How many bytes it has, the backslash included.
    let length: Int
    let meaning: Meaning

    /// The escape whose backslash is at an offset, not reading at or behind `end`.
    init(_ source: JSONSource, at offset: Int, before end: Int) {
        guard offset + 1 < end else {
            self.init(length: 1, meaning: .invalid)
            return
        }
        let byte = source[offset + 1]
        guard byte != 0x75 else {
            self.init(unicodeAt: offset, source, before: end)
            return
        }
        if let scalar = Self.scalar(ofShortForm: byte) {
            self.init(length: 2, meaning: .scalar(scalar))
        } else {
            // A control character or a byte of a longer sequence is looked at again on its own.
            self.init(length: byte >= 0x20 && byte < 0x80 ? 2 : 1, meaning: .invalid)
        }
    }

    private init(length: Int, meaning: Meaning) {
        self.length = length
        self.meaning = meaning
    }

    private init(unicodeAt offset: Int, _ source: JSONSource, before end: Int) {
        guard let unit = Self.unit(source, at: offset, before: end) else {
            self.init(length: 2, meaning: .invalid)
            return
        }
        if let scalar = Unicode.Scalar(unit) {
            self.init(length: 6, meaning: .scalar(scalar))
        } else if unit < 0xDC00, let low = Self.unit(source, at: offset + 6, before: end),
            0xDC00...0xDFFF ~= low,
            let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF))
        {
            self.init(length: 12, meaning: .scalar(scalar))
        } else {
            self.init(length: 6, meaning: .loneSurrogate(UInt16(unit)))
        }
    }

    private static func scalar(ofShortForm byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case ASCII.quote, ASCII.backslash, ASCII.slash: Unicode.Scalar(byte)
        case 0x62: "\u{8}"
        case 0x66: "\u{C}"
        case 0x6E: "\n"
        case 0x72: "\r"
        case 0x74: "\t"
        default: nil
        }
    }

    /// The unit of the `\uXXXX` at an offset; nil when something else is there.
    private static func unit(_ source: JSONSource, at offset: Int, before end: Int) -> UInt32? {
        guard offset + 6 <= end, source[offset] == ASCII.backslash, source[offset + 1] == 0x75
        else { return nil }
        var unit: UInt32 = 0
        for index in 2..<6 {
            guard let digit = ASCII.hexadecimalValue(source[offset + index]) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }
}
