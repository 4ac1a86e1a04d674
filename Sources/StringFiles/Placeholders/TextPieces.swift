/// What of a text is words, and what is code that a translator must keep as it is.
///
/// Code is placeholders as the dialect writes them, the syntax of ICU messages (not what their arms
/// say), tags, character references and URLs.
package struct TextPieces: Sendable {
    /// The text in UTF-8.
    package let bytes: [UInt8]
    /// The code, as ranges of `bytes`, ascending and apart.
    package let codes: [Range<Int>]
    /// Whether the text breaks the syntax of its dialect, so that nothing is known of it.
    package let isMalformed: Bool
    /// Arms of ICU messages that are shorter than another of their group.
    private let shorterArms: [Range<Int>]

    /// Takes a text apart.
    ///
    /// - Complexity: linear.
    package init(_ value: TextValue, dialect: PlaceholderDialect) {
        self.init(Array(value.text.utf8), codes: value.codes, dialect: dialect)
    }

    /// Takes a text in UTF-8 apart, parts of which the format itself says to be code.
    ///
    /// - Complexity: linear.
    package init(_ bytes: [UInt8], codes known: [Range<Int>], dialect: PlaceholderDialect) {
        self.bytes = bytes
        var found = known
        var arms: [Range<Int>] = []
        var isMalformed = false
        switch dialect {
        case .icu, .icuLiteralApostrophes:
            var scanner = MessageScanner(bytes, quotes: dialect == .icu)
            isMalformed = !scanner.run()
            found += scanner.codes
            arms = scanner.shorterArms
        case .none, .fluent: break
        case .unknown, .apple, .c, .java, .doubleBraces, .chrome, .python, .pythonBraces, .qt:
            PlaceholderScanner.append(codesIn: bytes.span, dialect, to: &found)
        }
        MarkupScanner.append(codesIn: bytes.span, to: &found)
        codes = Self.merged(found)
        shorterArms = arms
        self.isMalformed = isMalformed
    }

    /// All pieces in the order of the text.
    package var pieces: [(range: Range<Int>, isCode: Bool)] {
        var pieces: [(range: Range<Int>, isCode: Bool)] = []
        var position = 0
        for code in codes {
            if code.lowerBound > position { pieces.append((position..<code.lowerBound, false)) }
            pieces.append((code, true))
            position = code.upperBound
        }
        let end = bytes.count
        if end > position { pieces.append((position..<end, false)) }
        return pieces
    }

    /// The UTF-16 units of the words that are shown together at most: of arms, the longest.
    package var shownLength: Int {
        pieces.reduce(0) { length, piece in
            guard !piece.isCode, !shorterArms.contains(where: { $0.contains(piece.range) }) else {
                return length
            }
            return length + String(decoding: bytes[piece.range], as: UTF8.self).utf16.count
        }
    }

    private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
        var merged: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = merged.last, last.upperBound >= range.lowerBound {
                let end = max(last.upperBound, range.upperBound)
                merged[merged.count - 1] = last.lowerBound..<end
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
