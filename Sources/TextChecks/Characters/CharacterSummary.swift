/// A quick look at the characters of a text: of which kinds they are, and whether any rule about
/// characters can have anything to say.
///
/// One pass over the bytes; the rules themselves take a thousand times as long.
package struct CharacterSummary: Sendable {
    /// Kinds of characters that need no context.
    package struct Kinds: OptionSet, Sendable {
        /// The bits.
        package let rawValue: UInt16

        /// Makes a set.
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Letters of these scripts, precomposed.
        static let latin = Kinds(rawValue: 1)
        static let greek = Kinds(rawValue: 2)
        static let cyrillic = Kinds(rawValue: 4)
        static let hebrew = Kinds(rawValue: 8)
        static let arabic = Kinds(rawValue: 16)
        static let eastAsian = Kinds(rawValue: 32)
        /// Hangul, which Han may stand beside and kana may not.
        static let hangul = Kinds(rawValue: 256)
        /// Digits, spaces and common punctuation.
        static let sign = Kinds(rawValue: 64)
        /// Whatever else there is: what only the rules can judge.
        static let other = Kinds(rawValue: 128)
    }

    /// The kinds there are, signs of ASCII aside.
    package private(set) var kinds: Kinds = []
    /// Whether no rule about characters has anything to say: nothing but letters and signs that need
    /// no context, and no word in which scripts with lookalikes meet.
    package private(set) var isOrdinary = true

    /// Looks at bytes of well-formed UTF-8, of which the traits are known.
    ///
    /// ASCII matters only beside other characters, so it is passed over in words of eight bytes.
    package init(_ bytes: [UInt8], _ traits: TextTraits) {
        if traits.contains(.letter) { kinds.insert(.latin) }
        if traits.contains(.control), bytes.contains(where: { Self.ascii($0) == .other }) {
            kinds.insert(.other)
        }
        if traits.contains(.nonASCII) { takeRuns(bytes) }
        if kinds.contains(.other) { isOrdinary = false }
    }

    /// Takes all runs of characters beyond ASCII, and what stands beside them.
    private mutating func takeRuns(_ bytes: [UInt8]) {
        var offset = 0
        // The letters that the last run ends with.
        var last = Kinds.sign
        while let start = bytes.firstNonASCII(in: offset..<bytes.count) {
            // Digits are part of a word, so the letter before them is, too.
            var before = start
            while before > offset, Self.isDigit(bytes[before - 1]) { before -= 1 }
            var word = before > offset ? Self.ascii(bytes[before - 1]) : last
            offset = start
            while offset < bytes.count, bytes[offset] >= 0x80 {
                let kind = Self.other(bytes, &offset)
                kinds.insert(kind)
                take(kind, behind: word)
                word = kind
            }
            last = word
            var next = offset
            while next < bytes.count, Self.isDigit(bytes[next]) { next += 1 }
            if next < bytes.count, bytes[next] < 0x80 {
                take(Self.ascii(bytes[next]), behind: word)
            }
        }
    }

    /// Letters of two scripts in one word are for the rules to judge.
    private mutating func take(_ kind: Kinds, behind word: Kinds) {
        if word != .sign, kind != .sign, word != kind { isOrdinary = false }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// The kind of a byte of ASCII; a sign for any other byte.
    private static func ascii(_ byte: UInt8) -> Kinds {
        if (0x61...0x7A).contains(byte | 0x20) { return .latin }
        let isLayout = byte == 0x0A || byte == 0x0D || byte == 0x09
        return byte >= 0x20 && byte != 0x7F || isLayout ? .sign : .other
    }

    /// The kind of a character beyond ASCII; the offset moves behind it.
    private static func other(_ bytes: [UInt8], _ offset: inout Int) -> Kinds {
        let byte = bytes[offset]
        switch byte {
        case 0xC2..<0xE0 where offset + 1 < bytes.count:
            let scalar = UInt16(byte & 0x1F) << 6 | UInt16(bytes[offset + 1] & 0x3F)
            offset += 2
            return scalar < 0x250 ? latin(scalar) : twoBytes(scalar)
        case 0xE0..<0xF0 where offset + 2 < bytes.count:
            let scalar =
                UInt16(byte & 0x0F) << 12 | UInt16(bytes[offset + 1] & 0x3F) << 6
                | UInt16(bytes[offset + 2] & 0x3F)
            offset += 3
            return threeBytes(scalar)
        default:
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            return .other
        }
    }

    /// Latin-1, Latin Extended-A and -B.
    private static func latin(_ scalar: UInt16) -> Kinds {
        switch scalar {
        // The soft hyphen, and C1.
        case 0xAD, ..<0xA0: .other
        case 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: .latin
        case 0xB5: .other
        default: .sign
        }
    }

    /// Blocks of Unicode 15 from U+0250 to U+07FF.
    private static func twoBytes(_ scalar: UInt16) -> Kinds {
        switch scalar {
        // U+0374, U+037E and U+0387 have canonical equivalents.
        case 0x386, 0x388...0x3CE: .greek
        case 0x400...0x45F, 0x490...0x4F9: .cyrillic
        case 0x5D0...0x5EA: .hebrew
        case 0x60C, 0x61B, 0x61F, 0x66A...0x66C, 0x6D4, 0x660...0x669, 0x6F0...0x6F9: .sign
        case 0x620...0x64A, 0x66E...0x6D3: .arabic
        default: .other
        }
    }

    /// Blocks of Unicode 15 from U+0800 to U+FFFF.
    private static func threeBytes(_ scalar: UInt16) -> Kinds {
        switch scalar {
        case 0x2010...0x2027, 0x202F...0x205E, 0x20A0...0x20BF, 0x2190...0x21FF: .sign
        case 0x3000...0x3003, 0x3008...0x3011, 0x3014...0x301F, 0x30FB: .sign
        case 0x3005, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF:
            .eastAsian
        case 0x4E00...0x9FFF: .eastAsian
        case 0xAC00...0xD7A3: .hangul
        case 0xFF01...0xFF0F, 0xFF1A...0xFF1F: .sign
        default: .other
        }
    }
}

extension CharacterSummary.Kinds {
    /// The letters of a script as a language has it, by its ISO 15924 code.
    init(ofScript code: String) {
        switch code {
        case "Latn": self = .latin
        case "Grek": self = .greek
        case "Cyrl": self = .cyrillic
        case "Hebr": self = .hebrew
        case "Arab": self = .arabic
        case "Jpan", "Hans", "Hant", "Hani": self = .eastAsian
        case "Kore": self = [.eastAsian, .hangul]
        default: self = []
        }
    }
}
