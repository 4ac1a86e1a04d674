/// Finds what is code in an ICU message: arguments, the names of arms, quoted text.
///
/// The grammar is that of `icu::MessagePattern` with `UMSGPAT_APOS_DOUBLE_OPTIONAL`.
struct MessageScanner {
    /// The code, ascending.
    private(set) var codes: [Range<Int>] = []
    /// The arms that are shorter than another of their group.
    private(set) var shorterArms: [Range<Int>] = []
    private let bytes: [UInt8]
    /// Whether apostrophes quote.
    private let quotes: Bool
    private var offset = 0
    /// Where the code that is being read starts.
    private var codeStart = 0

    /// ICU allows no more.
    private static let deepest = 100

    init(_ bytes: [UInt8], quotes: Bool) {
        self.bytes = bytes
        self.quotes = quotes
    }

    /// Reads the message; false when it is none.
    mutating func run() -> Bool { readMessage(depth: 0, isPlural: false) && offset == bytes.count }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Reads up to the brace that closes the message, or to the end.
    private mutating func readMessage(depth: Int, isPlural: Bool) -> Bool {
        while let byte {
            switch byte {
            case UInt8(ascii: "'") where quotes: readApostrophe(isPlural: isPlural)
            case UInt8(ascii: "{"):
                guard readArgument(depth: depth) else { return false }
            case UInt8(ascii: "}"):
                if depth > 0 { return true }
                addCode(1)
            case UInt8(ascii: "#") where isPlural: addCode(1)
            default: offset += 1
            }
        }
        return depth == 0
    }

    private mutating func addCode(_ length: Int) {
        codes.append(offset..<offset + length)
        offset += length
    }

    /// Reads `''`, a quoted text, or an apostrophe that is itself.
    private mutating func readApostrophe(isPlural: Bool) {
        let apostrophe = UInt8(ascii: "'")
        guard offset + 1 < bytes.count else { return addCode(1) }
        let next = bytes[offset + 1]
        if next == apostrophe { return addCode(2) }
        let startsQuote =
            next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
            || isPlural && next == UInt8(ascii: "#")
        // Code as well, so that nothing comes between it and a brace.
        guard startsQuote else { return addCode(1) }
        let start = offset
        offset += 1
        while offset < bytes.count {
            guard bytes[offset] == apostrophe else {
                offset += 1
                continue
            }
            guard offset + 1 < bytes.count, bytes[offset + 1] == apostrophe else {
                offset += 1
                break
            }
            offset += 2
        }
        codes.append(start..<offset)
    }

    private mutating func readArgument(depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        codeStart = offset
        offset += 1
        skipSpace()
        guard readWord() != nil else { return false }
        skipSpace()
        if byte == UInt8(ascii: "}") { return closeArgument() }
        guard skip(UInt8(ascii: ",")) else { return false }
        skipSpace()
        guard let type = readWord() else { return false }
        skipSpace()
        if byte == UInt8(ascii: "}") { return closeArgument() }
        guard skip(UInt8(ascii: ",")) else { return false }
        switch type.lowercased() {
        case "plural", "selectordinal": return readArms(depth: depth, isPlural: true)
        case "select": return readArms(depth: depth, isPlural: false)
        default: return readStyle()
        }
    }

    private mutating func closeArgument() -> Bool {
        offset += 1
        codes.append(codeStart..<offset)
        return true
    }

    /// Reads `offset:1 one{…} other{…}` and the brace behind.
    private mutating func readArms(depth: Int, isPlural: Bool) -> Bool {
        var arms: [Range<Int>] = []
        while true {
            skipSpace()
            if byte == UInt8(ascii: "}") {
                let longest = arms.max { $0.count < $1.count }
                shorterArms += arms.filter { $0 != longest }
                return !arms.isEmpty && closeArgument()
            }
            guard let selector = readWord() else { return false }
            skipSpace()
            if selector.utf8.starts(with: "offset:".utf8) {
                if selector.utf8.count == 7 { _ = readWord() }
                continue
            }
            guard skip(UInt8(ascii: "{")) else { return false }
            codes.append(codeStart..<offset)
            let start = offset
            guard readMessage(depth: depth + 1, isPlural: isPlural) else { return false }
            arms.append(start..<offset)
            codeStart = offset
            offset += 1
        }
    }

    /// Reads a style such as `#,##0.00` or `::currency/EUR`, up to its brace.
    private mutating func readStyle() -> Bool {
        var depth = 0
        while let byte {
            switch byte {
            case UInt8(ascii: "'"):
                offset += 1
                while let inner = self.byte, inner != UInt8(ascii: "'") { offset += 1 }
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}") where depth == 0: return closeArgument()
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
            offset += 1
        }
        return false
    }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
    }

    private mutating func skip(_ wanted: UInt8) -> Bool {
        guard byte == wanted else { return false }
        offset += 1
        return true
    }

    /// A name, a number or a selector; nil when there is none.
    private mutating func readWord() -> String? {
        let start = offset
        while let byte, byte > 0x20, byte != UInt8(ascii: ","), byte != UInt8(ascii: "{"),
            byte != UInt8(ascii: "}")
        { offset += 1 }
        return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
    }
}
