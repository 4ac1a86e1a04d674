/// What a quick look at the bytes of a text finds: which checks can have something to say at all.
package struct TextTraits: OptionSet, Sendable {
    /// The bits.
    package let rawValue: UInt32

    /// Makes a set.
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A scalar beyond ASCII.
    package static let nonASCII = TextTraits(rawValue: 1 << 0)
    /// A scalar that may be a bracket of East Asia: from U+3000 to U+3FFF, or from U+F000 on.
    package static let wideBracket = TextTraits(rawValue: 1 << 24)
    /// A scalar that may be a digit of another script (see `DigitRuns`).
    package static let otherDigit = TextTraits(rawValue: 1 << 25)
    /// A control of ASCII: line ends, tabs and worse.
    package static let control = TextTraits(rawValue: 1 << 1)
    /// White space of ASCII at an edge.
    package static let edgeSpace = TextTraits(rawValue: 1 << 2)
    /// Two spaces in a row.
    package static let doubleSpace = TextTraits(rawValue: 1 << 3)
    /// `%`.
    package static let percent = TextTraits(rawValue: 1 << 4)
    /// `{` or `}`.
    package static let brace = TextTraits(rawValue: 1 << 5)
    /// `<` or `>`.
    package static let angle = TextTraits(rawValue: 1 << 6)
    /// `&`.
    package static let ampersand = TextTraits(rawValue: 1 << 7)
    /// A digit of ASCII.
    package static let digit = TextTraits(rawValue: 1 << 8)
    /// `'`.
    package static let apostrophe = TextTraits(rawValue: 1 << 9)
    /// `$`.
    package static let dollar = TextTraits(rawValue: 1 << 10)
    /// `"`.
    package static let quote = TextTraits(rawValue: 1 << 11)
    /// `:`, which an address has.
    package static let colon = TextTraits(rawValue: 1 << 12)
    /// A letter of ASCII.
    package static let letter = TextTraits(rawValue: 1 << 13)
    /// `.`, `!`, `?`, `;` or `,`.
    package static let punctuation = TextTraits(rawValue: 1 << 14)
    /// `(`, `)`, `[` or `]`.
    package static let bracket = TextTraits(rawValue: 1 << 15)
    /// A space of ASCII anywhere.
    package static let space = TextTraits(rawValue: 1 << 16)
    /// `#`.
    package static let numberSign = TextTraits(rawValue: 1 << 17)
    /// `@`.
    package static let at = TextTraits(rawValue: 1 << 18)
    /// `\`.
    package static let backslash = TextTraits(rawValue: 1 << 19)
    /// `_`, `*` or a backquote, which Markdown has.
    package static let markdown = TextTraits(rawValue: 1 << 20)
    /// `//`, `www` or an `@` behind a letter or a digit, which an address has.
    package static let address = TextTraits(rawValue: 1 << 22)
    /// A scalar that some rule about characters speaks of; found only for texts that are checked.
    package static let unusual = TextTraits(rawValue: 1 << 23)
    /// Nothing at all.
    package static let empty = TextTraits(rawValue: 1 << 21)

    /// Looks at every byte once.
    package init(_ bytes: [UInt8]) {
        guard let first = bytes.first, let last = bytes.last else {
            self = .empty
            return
        }
        var bits: UInt32 = 0
        var previous: UInt8 = 0
        for byte in bytes {
            bits |= Self.table[Int(byte)]
            if byte == previous || byte == 0x40 { bits |= Self.bits(of: byte, after: previous) }
            previous = byte
        }
        if Self.isSpace(first) || Self.isSpace(last) { bits |= Self.edgeSpace.rawValue }
        rawValue = bits
    }

    /// What a byte adds behind another one.
    private static func bits(of byte: UInt8, after previous: UInt8) -> UInt32 {
        switch byte {
        case 0x20: doubleSpace.rawValue
        case UInt8(ascii: "/"), UInt8(ascii: "w"), UInt8(ascii: "W"): address.rawValue
        case UInt8(ascii: "@"):
            table[Int(previous)] & (letter.rawValue | digit.rawValue) == 0 ? 0 : address.rawValue
        default: 0
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    /// The traits of each byte.
    private static let table: [UInt32] = (0...255).map { bits(of: UInt8($0)).rawValue }

    private static func bits(of byte: UInt8) -> TextTraits {
        switch byte {
        case 0x80...: beyondASCII(byte)
        case ..<0x20, 0x7F: .control
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        default: sign(Unicode.Scalar(byte))
        }
    }

    private static func beyondASCII(_ byte: UInt8) -> TextTraits {
        var traits = TextTraits.nonASCII
        if byte == 0xE3 || byte == 0xEF { traits.insert(.wideBracket) }
        if DigitRuns.mayStartDigit(byte) { traits.insert(.otherDigit) }
        return traits
    }

    private static func sign(_ scalar: Unicode.Scalar) -> TextTraits {
        switch scalar {
        case " ": .space
        case "%": .percent
        case "{", "}": .brace
        case "<", ">": .angle
        case "&": .ampersand
        case "'": .apostrophe
        case "$": .dollar
        case "\"": .quote
        case ":": .colon
        case ".", "!", "?", ";", ",": .punctuation
        case "(", ")", "[", "]": .bracket
        case "#": .numberSign
        case "@": .at
        case "\\": .backslash
        case "_", "*", "`": .markdown
        default: []
        }
    }
}
