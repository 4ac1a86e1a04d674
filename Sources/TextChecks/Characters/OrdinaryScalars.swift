/// A quick look at the characters of a text: whether no rule about characters can have anything to
/// say.
///
/// True only of letters and signs that need no context: letters of one of the scripts that have
/// lookalikes in a word, precomposed, and common punctuation. Whatever else there is asks for the
/// rules themselves, which take a thousand times as long.
enum OrdinaryScalars {
    private enum Kind: UInt8 {
        case other, sign, latin, greek, cyrillic, hebrew, arabic, eastAsian
    }

    /// Looks at bytes of well-formed UTF-8.
    static func holds(for bytes: [UInt8]) -> Bool {
        var word = Kind.sign
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            let kind: Kind
            switch byte {
            case ..<0x80:
                let isLayout = byte == 0x0A || byte == 0x0D || byte == 0x09
                guard byte >= 0x20 && byte != 0x7F || isLayout else { return false }
                kind = isLetter(byte) ? .latin : .sign
                offset += 1
            case 0xC2..<0xE0:
                guard offset + 1 < bytes.count else { return false }
                kind = twoBytes(UInt16(byte & 0x1F) << 6 | UInt16(bytes[offset + 1] & 0x3F))
                offset += 2
            case 0xE0..<0xF0:
                guard offset + 2 < bytes.count else { return false }
                kind = threeBytes(
                    UInt16(byte & 0x0F) << 12 | UInt16(bytes[offset + 1] & 0x3F) << 6
                        | UInt16(bytes[offset + 2] & 0x3F))
                offset += 3
            default: return false
            }
            guard kind != .other else { return false }
            // Letters of two scripts in one word are for the rules to judge.
            if kind == .sign {
                word = .sign
            } else if word == .sign {
                word = kind
            } else if word != kind {
                return false
            }
        }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Blocks of Unicode 15 below U+0800.
    private static func twoBytes(_ scalar: UInt16) -> Kind {
        switch scalar {
        // Soft hyphen.
        case 0xAD: .other
        case 0xA0...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: .sign
        case 0xAA, 0xBA, 0xC0...0x24F: .latin
        // U+0374 and U+037E, U+0387 have canonical equivalents.
        case 0x386, 0x388...0x3CE: .greek
        case 0x400...0x45F, 0x490...0x4F9: .cyrillic
        case 0x5D0...0x5EA: .hebrew
        case 0x60C, 0x61B, 0x61F, 0x66A...0x66C, 0x6D4, 0x660...0x669, 0x6F0...0x6F9: .sign
        case 0x620...0x64A, 0x66E...0x6D3: .arabic
        default: .other
        }
    }

    /// Blocks of Unicode 15 from U+0800 to U+FFFF.
    private static func threeBytes(_ scalar: UInt16) -> Kind {
        switch scalar {
        case 0x2010...0x2027, 0x202F...0x205E, 0x20A0...0x20BF, 0x2190...0x21FF: .sign
        case 0x3001...0x3003, 0x3008...0x3011, 0x3014...0x301F, 0x3000, 0x30FB: .sign
        case 0x3005, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF:
            .eastAsian
        case 0x4E00...0x9FFF, 0xAC00...0xD7A3: .eastAsian
        case 0xFF01...0xFF0F, 0xFF1A...0xFF1F: .sign
        default: .other
        }
    }
}
