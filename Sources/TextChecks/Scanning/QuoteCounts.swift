/// The quotation marks and apostrophes in the words of a text.
struct QuoteCounts {
    /// Where `"` stands, but not as a sign for inches.
    private(set) var straight: [Int] = []
    /// How many `"` stand between Hebrew letters: of an abbreviation such as סה"כ, or of a quotation
    /// behind a prefix.
    private(set) var inHebrew = 0
    /// Where `'` stands between letters.
    private(set) var apostrophes: [Int] = []
    /// Where typographic double marks stand.
    private(set) var double: [Int] = []
    /// Whether ’ stands between letters.
    private(set) var hasTypographicApostrophe = false

    /// Whether typographic double marks are there.
    var hasDouble: Bool { !double.isEmpty }
    /// Whether some mark has no other half.
    var isUneven: Bool { isStraightUneven || double.count % 2 == 1 }
    /// Whether a straight mark has no other half, however those in Hebrew words are counted.
    var isStraightUneven: Bool {
        straight.count % 2 == 1 && (straight.count + inHebrew) % 2 == 1
    }

    init(_ text: CheckedText) {
        let bytes = text.bytes
        let mayHave: TextTraits = [.quote, .apostrophe, .nonASCII]
        guard !text.traits.isDisjoint(with: mayHave) else { return }
        for offset in bytes.indices {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                let isInch = offset > 0 && (0x30...0x39).contains(bytes[offset - 1])
                guard !isInch || straight.count % 2 == 1,
                    text.code(at: offset..<offset + 1) == nil
                else { continue }
                if isInHebrew(bytes, offset) { inHebrew += 1 } else { straight.append(offset) }
            case UInt8(ascii: "'"):
                if isBetweenLetters(bytes, offset, offset + 1) { apostrophes.append(offset) }
            case 0xC2:
                if offset + 1 < bytes.count, bytes[offset + 1] == 0xAB || bytes[offset + 1] == 0xBB
                {
                    double.append(offset)
                }
            case 0xE2, 0xE3: takeWide(bytes, offset)
            default: break
            }
        }
    }

    private mutating func takeWide(_ bytes: [UInt8], _ offset: Int) {
        switch bytes.scalar(at: offset) {
        case "“", "”", "„", "「", "」", "『", "』": double.append(offset)
        case "’":
            if isBetweenLetters(bytes, offset, offset + 3) { hasTypographicApostrophe = true }
        default: break
        }
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
