extension JSONSource {
    /// One sequence of bytes of 0x80 or above.
    struct UTF8Sequence {
        /// How many bytes it has: of an ill-formed one, its maximal subpart (Unicode, section 3.9),
        /// which is one U+FFFD.
        let length: Int
        /// Whether it is one scalar by Unicode's table 3-7.
        let isWellFormed: Bool
    }

    /// The sequence that starts at an offset, not reading at or behind `end`.
    @inline(__always) func utf8Sequence(at offset: Int, before end: Int) -> UTF8Sequence {
        let lead = self[offset]
        // The second byte decides about overlong forms, surrogates and the end of the code space.
        let expected: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case ..<0x80: return UTF8Sequence(length: 1, isWellFormed: true)
        case 0xC2...0xDF: expected = 2
        case 0xE0: (expected, second) = (3, 0xA0...0xBF)
        case 0xED: (expected, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: expected = 3
        case 0xF0: (expected, second) = (4, 0x90...0xBF)
        case 0xF4: (expected, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: expected = 4
        default: return UTF8Sequence(length: 1, isWellFormed: false)
        }
        guard offset + 1 < end, second.contains(self[offset + 1]) else {
            return UTF8Sequence(length: 1, isWellFormed: false)
        }
        var length = 2
        while length < expected {
            guard offset + length < end, self[offset + length] & 0xC0 == 0x80 else {
                return UTF8Sequence(length: length, isWellFormed: false)
            }
            length += 1
        }
        return UTF8Sequence(length: length, isWellFormed: true)
    }

    /// The scalar at an offset; nil where the bytes are not UTF-8.
    func scalar(at offset: Int) -> Unicode.Scalar? {
        let sequence = utf8Sequence(at: offset, before: count)
        guard sequence.isWellFormed else { return nil }
        let lead = UInt32(self[offset])
        guard sequence.length > 1 else { return Unicode.Scalar(lead) }
        var value = lead & 0x7F >> UInt32(sequence.length)
        for index in 1..<sequence.length {
            value = value << 6 | UInt32(self[offset + index]) & 0x3F
        }
        return Unicode.Scalar(value)
    }
}
