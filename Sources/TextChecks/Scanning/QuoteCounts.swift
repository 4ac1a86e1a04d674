/// The quotation marks and apostrophes in the words of a text.
struct QuoteCounts {
    /// How many `"` stand there, but not as a sign for inches.
    private(set) var straightCount = 0
    /// Where the first of them stands.
    private(set) var firstStraight: Int?
    /// Where the last of them stands.
    private(set) var lastStraight: Int?
    /// How many `"` stand between Hebrew letters: of an abbreviation such as סה"כ, or of a quotation
    /// behind a prefix.
    private(set) var inHebrew = 0
    /// Where `'` first stands between letters.
    private(set) var firstApostrophe: Int?
    /// How many typographic double marks there are.
    private(set) var doubleCount = 0
    /// Where the first of them stands.
    private(set) var firstDouble: Int?
    /// Whether ’ stands between letters.
    private(set) var hasTypographicApostrophe = false

    /// Whether typographic double marks are there.
    var hasDouble: Bool { doubleCount > 0 }
    /// Whether some mark has no other half.
    var isUneven: Bool { isStraightUneven || doubleCount % 2 == 1 }
    /// Whether a straight mark has no other half, however those in Hebrew words are counted.
    var isStraightUneven: Bool {
        straightCount % 2 == 1 && (straightCount + inHebrew) % 2 == 1
    }
    /// Whether there are no marks that a source could say something else about.
    var isEmpty: Bool { straightCount == 0 && firstApostrophe == nil && doubleCount == 0 }

    init(_ text: CheckedText) {
        let (bytes, traits) = (text.bytes, text.traits)
        if !traits.isDisjoint(with: [.quote, .apostrophe]) {
            for offset in bytes.indices where Self.mayStartMark(bytes[offset]) {
                take(bytes, offset, text)
            }
        } else if traits.contains(.nonASCII) {
            var rest = bytes.indices
            while let offset = bytes.firstNonASCII(in: rest) {
                take(bytes, offset, text)
                rest = bytes.scalarEnd(at: offset)..<bytes.count
            }
        }
    }

    private static func mayStartMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), 0xC2, 0xE2, 0xE3: true
        default: false
        }
    }

    private mutating func take(_ bytes: [UInt8], _ offset: Int, _ text: CheckedText) {
        switch bytes[offset] {
        case UInt8(ascii: "\""):
            let isInch = offset > 0 && (0x30...0x39).contains(bytes[offset - 1])
            guard !isInch || straightCount % 2 == 1, text.code(at: offset..<offset + 1) == nil
            else { return }
            if isInHebrew(bytes, offset) { inHebrew += 1 } else { takeStraight(offset) }
        case UInt8(ascii: "'"):
            if firstApostrophe == nil, isBetweenLetters(bytes, offset, offset + 1) {
                firstApostrophe = offset
            }
        // « and », then “ ” „ and ’, then 「 」 『 and 』.
        case 0xC2:
            let second = bytes[offset + 1]
            if second == 0xAB || second == 0xBB { takeDouble(offset) }
        case 0xE2 where bytes[offset + 1] == 0x80:
            switch bytes[offset + 2] {
            case 0x9C...0x9E: takeDouble(offset)
            case 0x99 where isBetweenLetters(bytes, offset, offset + 3):
                hasTypographicApostrophe = true
            default: break
            }
        case 0xE3 where bytes[offset + 1] == 0x80:
            if (0x8C...0x8F).contains(bytes[offset + 2]) { takeDouble(offset) }
        default: break
        }
    }

    private mutating func takeStraight(_ offset: Int) {
        straightCount += 1
        firstStraight = firstStraight ?? offset
        lastStraight = offset
    }

    private mutating func takeDouble(_ offset: Int) {
        doubleCount += 1
        firstDouble = firstDouble ?? offset
    }

    private static func isDouble(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "“", "”", "„", "«", "»", "「", "」", "『", "』": true
        default: false
        }
    }

    /// All typographic double marks of a text.
    static func doubleMarks(in bytes: [UInt8]) -> [Unicode.Scalar] {
        bytes.indices.filter { mayStartMark(bytes[$0]) }.map { bytes.scalar(at: $0) }
            .filter(isDouble)
    }

    private func isInHebrew(_ bytes: [UInt8], _ offset: Int) -> Bool {
        guard isBetweenLetters(bytes, offset, offset + 1) else { return false }
        return bytes.scalar(before: offset).map { (0x590...0x5FF).contains($0.value) } ?? false
    }

    private func isBetweenLetters(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
        guard let before = bytes.scalar(before: start),
            let after = bytes.scalar(at: end, before: bytes.count)
        else { return false }
        return before.isWordPart && after.isWordPart
    }
}
