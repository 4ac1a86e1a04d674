internal import ContentRules
internal import StringFiles

/// Looks at the spaces around the marks of a text in a language that writes some.
struct SpacingScan {
    private let text: CheckedText
    private let facts: PunctuationSpacing
    private let bytes: [UInt8]

    init(_ text: CheckedText, _ facts: PunctuationSpacing) {
        self.text = text
        bytes = text.bytes
        self.facts = facts
    }

    /// Reports what is missing or wrong.
    func report(_ sink: inout FindingSink) {
        var offset = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: ":"):
                lookBefore(offset, &sink)
            case 0xC2 where offset + 1 < bytes.count:
                if bytes[offset + 1] == 0xAB { lookInside(offset, isOpening: true, &sink) }
                if bytes[offset + 1] == 0xBB { lookInside(offset, isOpening: false, &sink) }
            default: break
            }
            offset = bytes.scalarEnd(at: offset)
        }
    }

    private func lookBefore(_ offset: Int, _ sink: inout FindingSink) {
        let mark = bytes.scalar(at: offset)
        guard offset > 0, endsPhrase(offset), !isInCode(offset) else { return }
        let start = bytes.scalarStart(before: offset)
        let before = bytes.scalar(at: start)
        guard let space = facts.before[mark] else {
            guard before.isSpace, !before.isLineEnd, start > 0, mark != ":" else { return }
            sink.report(
                in: text, start..<offset,
                "\(Diagnostic.name(of: before)) before `\(mark)`, where this language writes none",
                fix: "")
            return
        }
        if before.isNoBreakSpace || before.value == 0x2009 { return }
        if before == " " {
            guard start > 0, !isEmoticon(offset) else { return }
            sink.report(
                in: text, start..<offset,
                "an ordinary space before `\(mark)`; write \(Diagnostic.name(of: space))",
                severity: .note, fix: String(space))
        } else if isWordEnd(before, start), !isShortcode(offset), !isDrive(offset) {
            sink.report(
                in: text, offset..<offset + 1,
                "no space before `\(mark)`; write \(Diagnostic.name(of: space))",
                fix: String(space) + String(mark))
        }
    }

    /// Whether a phrase ends behind a mark: so not in `10:30`, `a:b`, `?a=1`.
    private func endsPhrase(_ offset: Int) -> Bool {
        var next = offset + 1
        while let scalar = bytes.scalar(at: next, before: bytes.count) {
            switch scalar {
            case "!", "?", ".", "…": next = bytes.scalarEnd(at: next)
            case "<", ")", "\"", "»", "”", "}", "*", "]": return true
            default: return scalar.isSpace
            }
        }
        return true
    }

    /// Whether a scalar ends a word or a placeholder, so that a mark behind it needs a space.
    private func isWordEnd(_ scalar: Unicode.Scalar, _ start: Int) -> Bool {
        if scalar.isWordPart || scalar.decimalDigit != nil { return true }
        if scalar == ")" || scalar == "%" { return true }
        return text.code(at: start..<start + 1) != nil && scalar != ">" && scalar != "#"
    }

    /// `:)`, `;-)`.
    private func isEmoticon(_ offset: Int) -> Bool {
        let next = bytes.scalar(at: offset + 1, before: bytes.count)
        return next == ")" || next == "(" || next == "-" || next == "D" || next == "/"
    }

    /// `C:`.
    private func isDrive(_ offset: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: ":"), (0x41...0x5A).contains(bytes[offset - 1]) else {
            return false
        }
        return offset == 1 || !(bytes.scalar(before: offset - 1)?.isWordPart ?? false)
    }

    /// `:smile:`.
    private func isShortcode(_ offset: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: ":") else { return false }
        var index = offset - 1
        while index >= 0, bytes[index] > 0x20 {
            if bytes[index] == UInt8(ascii: ":") { return true }
            index -= 1
        }
        return false
    }

    private func isInCode(_ offset: Int) -> Bool { text.code(at: offset..<offset + 1) != nil }

    private func lookInside(_ offset: Int, isOpening: Bool, _ sink: inout FindingSink) {
        guard let space = facts.inGuillemets, !isInCode(offset) else { return }
        let mark = offset..<offset + 2
        guard isOpening ? mark.upperBound < bytes.count : offset > 0 else { return }
        let start = isOpening ? mark.upperBound : bytes.scalarStart(before: offset)
        let inside = bytes.scalar(at: start)
        if inside.isNoBreakSpace || inside.value == 0x2009 || inside.isLineEnd { return }
        let name = Diagnostic.name(of: space)
        let sign = isOpening ? "«" : "»"
        if inside == " " {
            sink.report(
                in: text, start..<start + 1, "an ordinary space inside \(sign); write \(name)",
                severity: .note, fix: String(space))
        } else {
            let fix = isOpening ? "«" + String(space) : String(space) + "»"
            sink.report(in: text, mark, "no space inside \(sign); write \(name)", fix: fix)
        }
    }
}
