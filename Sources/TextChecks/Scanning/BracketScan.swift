/// Finds brackets without their other half.
enum BracketScan {
    /// A bracket that is alone.
    struct Unmatched {
        /// Where it is.
        let offset: Int
        /// Whether it opens.
        let isOpening: Bool
    }

    /// The first closing bracket that nothing opened, else the last one that is not closed.
    static func unmatched(in text: CheckedText) -> Unmatched? {
        let bytes = text.bytes
        guard !text.traits.isDisjoint(with: [.bracket, .wideBracket]) else { return nil }
        var open: [(kind: UInt8, offset: Int)] = []
        for offset in bytes.indices {
            guard let (kind, isOpening) = kind(bytes, offset),
                text.code(at: offset..<offset + 1) == nil, !isEmoticon(bytes, offset),
                !isQuoted(bytes, offset)
            else { continue }
            if isOpening {
                open.append((kind, offset))
            } else if let last = open.lastIndex(where: { $0.kind == kind }) {
                open.remove(at: last)
            } else if !isListMark(bytes, offset) {
                return Unmatched(offset: offset, isOpening: false)
            }
        }
        return open.last.map { Unmatched(offset: $0.offset, isOpening: true) }
    }

    /// Which pair a bracket is of, by its first byte; full-width ones are the same as narrow ones.
    private static func kind(_ bytes: [UInt8], _ offset: Int) -> (UInt8, Bool)? {
        switch bytes[offset] {
        case UInt8(ascii: "("): return (0, true)
        case UInt8(ascii: ")"): return (0, false)
        case UInt8(ascii: "["): return (1, true)
        case UInt8(ascii: "]"): return (1, false)
        case 0xE3, 0xEF: break
        default: return nil
        }
        switch bytes.scalar(at: offset) {
        case "（": return (0, true)
        case "）": return (0, false)
        case "［": return (1, true)
        case "］": return (1, false)
        case "【": return (2, true)
        case "】": return (2, false)
        default: return nil
        }
    }

    /// `'('`, `\(`: the bracket itself is meant.
    private static func isQuoted(_ bytes: [UInt8], _ offset: Int) -> Bool {
        let end = bytes.scalarEnd(at: offset)
        if offset > 0, bytes[offset - 1] == UInt8(ascii: "\\") { return true }
        guard let before = bytes.scalar(before: offset),
            let after = bytes.scalar(at: end, before: bytes.count)
        else { return false }
        return isQuote(before) && isQuote(after)
    }

    private static func isQuote(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "'", "\"", "`", "‘", "’", "“", "”", "„", "«", "»", "「", "」": true
        default: false
        }
    }

    /// `:)`, `;-)`, `:(`.
    private static func isEmoticon(_ bytes: [UInt8], _ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        let before = bytes[offset - 1]
        if before == UInt8(ascii: ":") || before == UInt8(ascii: ";") { return true }
        // The semicolon of Arabic.
        if bytes.scalar(before: offset) == "\u{61B}" { return true }
        guard before == UInt8(ascii: "-"), offset > 1 else { return false }
        return bytes[offset - 2] == UInt8(ascii: ":") || bytes[offset - 2] == UInt8(ascii: ";")
    }

    /// `a)`, `1)` where a word could start.
    private static func isListMark(_ bytes: [UInt8], _ offset: Int) -> Bool {
        var start = offset
        while start > 0, bytes[start - 1] > 0x20 { start = bytes.scalarStart(before: start) }
        var count = 0
        var index = start
        while index < offset {
            let scalar = bytes.scalar(at: index)
            guard scalar.isWordPart || scalar.decimalDigit != nil else { return false }
            count += 1
            index = bytes.scalarEnd(at: index)
        }
        return (1...2).contains(count)
    }
}
