internal import ContentRules
internal import StringFiles

/// Compares the quotation marks of a translation with those of its source.
struct QuoteScan {
    private let pair: TextPair
    private let source: QuoteCounts
    private let target: QuoteCounts

    init(_ pair: TextPair) {
        self.pair = pair
        source = QuoteCounts(pair.source)
        target = QuoteCounts(pair.target)
    }

    /// Reports the first thing that is wrong.
    func report(_ sink: inout FindingSink) {
        if reportsHalf(&sink) { return }
        if let straight = target.straight.first, source.straight.isEmpty, source.hasDouble {
            sink.report(
                in: pair.target, straight..<straight + 1,
                "a straight quotation mark, where the source has “ ”\(usual)", severity: .note)
        } else if let apostrophe = target.apostrophes.first, source.apostrophes.isEmpty,
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
        if target.isStraightUneven, let last = target.straight.last {
            sink.report(
                in: pair.target, last..<last + 1, "a quotation mark `\"` without its other half")
            return true
        }
        // A closing mark of one language opens in another, so both must be of one alone.
        guard target.double.count == 1, let only = target.double.first else { return false }
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
        guard source.hasDouble, let first = target.double.first,
            let marks = pair.target.language.writing.quotes
        else { return }
        let bytes = pair.target.bytes
        let scalars = target.double.map { bytes.scalar(at: $0) }
        let alternatives: [Unicode.Scalar] = ["«", "»", "『", "』", "「", "」"]
        guard
            !scalars.contains(where: { marks.contains($0) || alternatives.contains($0) })
                || isSwapped(scalars, marks)
        else { return }
        sink.report(
            in: pair.target, first..<bytes.scalarEnd(at: first),
            "quotation marks of another language\(usual)", severity: .note)
    }

    /// Whether a quotation opens with what closes one in the language, as “ ” in German.
    private func isSwapped(_ scalars: [Unicode.Scalar], _ marks: QuotationMarks) -> Bool {
        guard marks.start != marks.end, let first = scalars.first else { return false }
        return first == marks.end && scalars.count == 2 && scalars[1] != marks.start
            && first != marks.innerStart
    }
}
