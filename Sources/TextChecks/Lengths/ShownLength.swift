internal import StringFiles
internal import Text

/// How long a text is as it is shown.
enum ShownLength {
    /// What is counted.
    enum Unit { case utf16, codePoints, columns }

    /// A part of a text that is shown alone and is too long.
    struct Excess {
        /// Its bytes.
        let range: Range<Int>
        /// How long it is.
        let count: Int
    }

    /// The parts of a text that are longer than a limit.
    ///
    /// - Complexity: linear; of a text whose bytes are within the limit constant.
    static func excesses(of text: CheckedText, over limit: Int, in unit: Unit) -> [Excess] {
        // No text has more units or columns than bytes, but for placeholders with longer values.
        let isPlain = text.traits.isDisjoint(with: [.percent, .brace, .dollar])
        if text.bytes.count <= limit, isPlain { return [] }
        return text.segments.compactMap { segment in
            let count = count(text, segment.range, unit)
            return count > limit ? Excess(range: segment.range, count: count) : nil
        }
    }

    private static func count(_ text: CheckedText, _ range: Range<Int>, _ unit: Unit) -> Int {
        var count = 0
        for (piece, isCode) in text.pieces.pieces where piece.overlaps(range) {
            let bytes = text.bytes[piece.clamped(to: range)]
            let shown = isCode ? self.shown(bytes, text) : String(decoding: bytes, as: UTF8.self)
            switch unit {
            case .utf16: count += shown.utf16.count
            case .codePoints: count += shown.unicodeScalars.count
            case .columns: count += DisplayColumns.count(shown)
            }
        }
        return count
    }

    /// What is shown in the place of code: of a tag nothing, of a placeholder its example.
    private static func shown(_ code: ArraySlice<UInt8>, _ text: CheckedText) -> String {
        let written = String(decoding: code, as: UTF8.self)
        switch code.first {
        case UInt8(ascii: "<"): return ""
        case UInt8(ascii: "&"): return "&"
        case UInt8(ascii: "'"):
            return code.count == 2 ? "'" : String(written.dropFirst().dropLast())
        case UInt8(ascii: "{"), UInt8(ascii: "$"):
            let name = code.dropFirst().prefix {
                $0 > 0x20 && $0 != 0x2C && $0 != 0x7D && $0 != 0x24
            }
            return example(of: name, text) ?? written
        case UInt8(ascii: "#"): return numberExample(text) ?? "#"
        default: return written
        }
    }

    private static func example(of name: ArraySlice<UInt8>, _ text: CheckedText) -> String? {
        for side in [text.string, text.string.source].compactMap({ $0 }) {
            let declared = side.entry.placeholders.first { $0.name.utf8.elementsEqual(name) }
            if let example = declared?.example { return example }
        }
        return nil
    }

    /// The example of the one number that decides between forms.
    private static func numberExample(_ text: CheckedText) -> String? {
        text.message?.body.onlyChoice.flatMap { example(of: Array($0.name.utf8)[...], text) }
    }
}
