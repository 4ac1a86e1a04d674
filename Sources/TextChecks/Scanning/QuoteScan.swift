internal import ContentRules
internal import StringFiles

/// Compares the quotation marks of a translation with those of its source.
struct QuoteScan {
    private let pair: TextPair
    private let source: QuoteCounts
    private let target: QuoteCounts

    /// Counts; nil where the translation has nothing that could be wrong.
    init?(_ pair: TextPair) {
        target = QuoteCounts(pair.target)
        guard !target.isEmpty else { return nil }
        source = QuoteCounts(pair.source)
        self.pair = pair
    }

    /// Reports the first thing that is wrong.
    func report(_ sink: inout FindingSink) {
        if reportsHalf(&sink) { return }
        if let straight = target.firstStraight, source.straightCount == 0, source.hasDouble {
            sink.report(
                in: pair.target, straight..<straight + 1,
                "a straight quotation mark, where the source has “ ”\(usual)", severity: .note)
        } else if let apostrophe = target.firstApostrophe, source.firstApostrophe == nil,
            source.hasTypographicApostrophe
        {
            sink.report(
                in: pair.target, apostrophe..<apostrophe + 1,
                "a straight apostrophe, where the source has ’ (U+2019)", severity: .note)
        } else {
            reportForeign(&sink)
        }
    }

    /// What is usual in the language, for a message.
    private var usual: String {
        guard let marks = pair.target.language.writing.quotes else { return "" }
        return "; usual here is \(marks.start) \(marks.end)"
    }

    /// Reports a mark that is alone, where the source has none that is.
    private func reportsHalf(_ sink: inout FindingSink) -> Bool {
        guard !source.isUneven else { return false }
        if target.isStraightUneven, let last = target.lastStraight {
            sink.report(
                in: pair.target, last..<last + 1, "a quotation mark `\"` without its other half")
            return true
        }
        // A closing mark of one language opens in another, so both must be of one alone.
        guard target.doubleCount == 1, let only = target.firstDouble else { return false }
        let scalar = pair.target.bytes.scalar(at: only)
        guard let marks = pair.target.language.writing.quotes, marks.contains(scalar) else {
            return false
        }
        if scalar == marks.start {
            let end = pair.target.bytes.count
            sink.report(in: pair.target, end..<end, "\(scalar) is not closed; write \(marks.end)")
        } else {
            sink.report(
                in: pair.target, only..<pair.target.bytes.scalarEnd(at: only),
                "\(scalar) closes nothing; write \(marks.start) before it")
        }
        return true
    }

    private func reportForeign(_ sink: inout FindingSink) {
        guard source.hasDouble, let first = target.firstDouble,
            let marks = pair.target.language.writing.quotes
        else { return }
        let bytes = pair.target.bytes
        let opening = bytes.scalar(at: first)
        // The usual case, for which the other marks need not be looked at.
        if isUsual(opening, marks), opening != marks.end { return }
        let scalars = QuoteCounts.doubleMarks(in: bytes)
        guard !scalars.contains(where: { isUsual($0, marks) }) || isSwapped(scalars, marks) else {
            return
        }
        sink.report(
            in: pair.target, first..<bytes.scalarEnd(at: first),
            "quotation marks of another language\(usual)", severity: .note)
    }

    /// Whether a mark is one of the language, or one that any language may choose.
    private func isUsual(_ mark: Unicode.Scalar, _ marks: QuotationMarks) -> Bool {
        switch mark {
        case "«", "»", "『", "』", "「", "」": true
        default: marks.contains(mark)
        }
    }

    /// Whether a quotation opens with what closes one in the language, as “ ” in German.
    private func isSwapped(_ scalars: [Unicode.Scalar], _ marks: QuotationMarks) -> Bool {
        guard marks.start != marks.end, let first = scalars.first else { return false }
        return first == marks.end && scalars.count == 2 && scalars[1] != marks.start
            && first != marks.innerStart
    }
}
