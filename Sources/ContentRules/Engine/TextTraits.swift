/// What a quick look at the bytes of a text finds: which rules can have something to say at all.
struct TextTraits: OptionSet {
    let rawValue: UInt16

    /// A scalar beyond ASCII.
    static let nonASCII = TextTraits(rawValue: 1 << 0)
    /// A control of ASCII, line feed and tab included.
    static let control = TextTraits(rawValue: 1 << 1)
    /// A space at an edge or behind another space.
    static let looseSpace = TextTraits(rawValue: 1 << 2)
    /// A character that starts markup: `<`, `&`, `*`, `_`, `` ` ``, `[`.
    static let markup = TextTraits(rawValue: 1 << 3)
    /// A character that starts a placeholder: `{`, `%`, `:`.
    static let placeholder = TextTraits(rawValue: 1 << 4)
    /// An ASCII digit.
    static let digit = TextTraits(rawValue: 1 << 5)
    /// A small ASCII letter.
    static let smallLetter = TextTraits(rawValue: 1 << 6)

    /// The traits of a text that some rule about characters, spaces, markup or placeholders could
    /// find fault with.
    static let suspicious: TextTraits = [.nonASCII, .control, .looseSpace, .markup, .placeholder]

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Looks at every byte once.
    init(scanning text: String) {
        // The buffer is read from at once. Only strings bridged from Objective-C have none.
        let bits = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe Self.bits(of: $0) }
        rawValue = bits ?? Self.bits(of: text.utf8)
    }

    private static func bits(of bytes: some Collection<UInt8>) -> UInt16 {
        var bits: UInt16 = 0
        var previous: UInt8 = space
        for byte in bytes {
            bits |= Self.bits(of: byte)
            if byte == space, previous == space { bits |= Self.looseSpace.rawValue }
            previous = byte
        }
        if previous == space, !bytes.isEmpty { bits |= Self.looseSpace.rawValue }
        return bits
    }

    private static func bits(of byte: UInt8) -> UInt16 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): smallLetter.rawValue
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit.rawValue
        case 0x80...: nonASCII.rawValue
        case ..<space, 0x7F: control.rawValue
        case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "_"),
            UInt8(ascii: "`"), UInt8(ascii: "["):
            markup.rawValue
        case UInt8(ascii: "{"), UInt8(ascii: "%"), UInt8(ascii: ":"): placeholder.rawValue
        default: 0
        }
    }
}

private let space: UInt8 = 0x20
