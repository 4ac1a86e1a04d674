extension MarkupParser {
    /// Behind the name at an offset; the offset itself when there is none.
    @inline(__always) func nameEnd(at first: Int) -> Int { Self.nameEnd(in: bytes, at: first) }

    private static func nameEnd(in bytes: [UInt8], at first: Int) -> Int {
        var place = first
        while place < bytes.count {
            let byte = bytes[place]
            if byte < 0x80 {
                guard isNameByte(byte, isFirst: place == first) else { break }
                place += 1
            } else {
                let sequence = UTF8Sequence(in: bytes, at: place)
                guard let scalar = sequence.scalar,
                    isNameScalar(scalar, isFirst: place == first)
                else { break }
                place += sequence.length
            }
        }
        return place
    }

    private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: ":"):
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !isFirst
        default: false
        }
    }

    /// `NameStartChar` and `NameChar` of XML 1.0, fifth edition, beyond ASCII.
    private static func isNameScalar(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
        switch scalar.value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
            0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF,
            0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        case 0xB7, 0x300...0x36F, 0x203F...0x2040: !isFirst
        default: false
        }
    }

    /// Whether a character may stand in XML 1.0 at all.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Whether a text is a name that start tags and attributes may have.
    static func isName(_ text: String) -> Bool {
        let parser = MarkupParser(Array(text.utf8), from: 0)
        return parser.end > 0 && parser.nameEnd(at: 0) == parser.end
    }
}
