internal import ContentRules
internal import StringFiles

extension PunctuationChecks {
    static let terminal = Check(
        .punctuationTerminal, .warning, summary: "a text that ends with another kind of mark",
        rationale: """
            A question, a label before a value and a sentence each end in their own way. The marks of
            each script count as what they say: a danda is a full stop, and Greek asks with `;`.
            Thai and Lao need no marks, Armenian puts them inside the word. Style is a note:
            exclamation marks, ellipses, a full stop that short Chinese, Japanese or Korean texts
            leave out, and the mark of another script.
            """,
        bad: [
            .text("Angebot löschen⟦.⟧", source: "Delete the offer?"),
            .text("Name⟦⟧", source: "Name:"),
            .text("Ihr Rabatt läuft heute ab⟦⟧", source: "Your discount ends today."),
            .text("Angebot jetzt ansehen⟦.⟧", source: "View offer now"),
            .text("حذف العرض⟦?⟧", source: "Delete the offer?", language: "ar"),
            .text("অফারটি শেষ⟦.⟧", source: "The offer is over.", language: "bn"),
            .text("<b>Сохранить⟦⟧</b>", source: "<b>Save?</b>", language: "ru"),
            .text(
                "{n, plural, one{# Tag übrig.} other{# Tage übrig⟦⟧}}",
                source: "{n, plural, one{# day left.} other{# days left.}}", .icu),
        ],
        good: [
            .text("সম্পন্ন।", source: "Done.", language: "bn"),
            .text("完成。", source: "All done.", language: "zh-Hans"),
            .text("προσφορά;", source: "Offer?", language: "el"),
            .text("Շարունակե՞լ", source: "Continue?", language: "hy"),
            .text("ທ່ານມີຂໍ້ຄວາມໃໝ່", source: "You have a new message.", language: "lo"),
            .text("ተጠናቋል።", source: "It is done.", language: "am"),
            .text("削除しますか。", source: "Delete?", language: "ja"),
            .text("„Fertig.“", source: "“Done.”"), .text("Fertig! 🎉", source: "Done! 🎉"),
            .text("Nom\u{A0}:", source: "Name:", language: "fr"),
            .text("Äpfel, Birnen usw.", source: "Apples, pears etc."),
            .text("Äpfel und Birnen", source: "Apples, pears, etc."),
            .text("Noch 5 Min.", source: "5 min left"), .text("Am 1.", source: "On the 1st"),
            .text("A &amp; B &copy;", source: "A &amp; B &copy;"),
        ],
        needs: [.punctuation, .colon, .nonASCII],
        .pair { pair, sink in
            guard !endsPlainly(pair.source.bytes) || !endsPlainly(pair.target.bytes) else { return }
            pair.forEachSegment { compareEnds($0, &sink) }
        })

    /// Whether a text ends with a letter or a digit of ASCII, closing quotes and brackets aside, so
    /// that there is no mark.
    private static func endsPlainly(_ bytes: [UInt8]) -> Bool {
        var end = bytes.count
        while end > 0 {
            let byte = bytes[end - 1]
            if (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) { return true }
            let start = bytes.scalarStart(before: end)
            guard TextEnding.isClosing(bytes.scalar(at: start)) else { return false }
            end = start
        }
        return false
    }

    private static func compareEnds(_ pair: SegmentPair, _ sink: inout FindingSink) {
        guard let wanted = TextEnding(pair.source, pair.sourceRange),
            let found = TextEnding(pair.target, pair.targetRange)
        else { return }
        let enders = pair.target.language.writing.enders
        if wanted.mark == found.mark {
            reportForeign(found, in: pair, &sink)
            return
        }
        guard let severity = severity(wanted, found, pair, enders) else { return }
        let has = found.mark.map { "with \($0.name)" } ?? "without a mark"
        let wants = wanted.mark.map { "with \($0.name)" } ?? "without a mark"
        sink.report(
            in: pair.target, found.range,
            "the translation ends \(has), the source \(wants)", severity: severity)
    }

    /// How much a difference matters; nil for not at all.
    private static func severity(
        _ wanted: TextEnding, _ found: TextEnding, _ pair: SegmentPair, _ enders: SentenceEnders
    ) -> Severity? {
        if let mark = wanted.mark, isSaidOtherwise(mark, pair, enders) { return nil }
        switch (wanted.mark, found.mark) {
        case (.fullStop, nil):
            if isAbbreviation(wanted, in: pair.source, pair.sourceRange, shortest: 2) { return nil }
            return enders.isOftenBare ? .note : .warning
        case (nil, .fullStop):
            if isAbbreviation(found, in: pair.target, pair.targetRange, shortest: 4) { return nil }
            return enders.isOftenBare ? .note : .warning
        case (.fullStop, .question), (.question, nil), (.colon, nil),
            (.colon, .fullStop), (.question, .colon), (.fullStop, .colon), (.colon, .question):
            return .warning
        default: return .note
        }
    }

    /// Whether the language says without the mark, or inside a word, what it says.
    private static func isSaidOtherwise(
        _ mark: SentenceMark, _ pair: SegmentPair, _ enders: SentenceEnders
    ) -> Bool {
        if enders.optional.contains(mark) { return true }
        let bytes = pair.target.bytes
        if let inner = enders.inner[mark],
            bytes.firstOffset(of: Array(String(inner).utf8), in: pair.targetRange) != nil
        {
            return true
        }
        guard mark == .question, !enders.asking.isEmpty,
            let ending = TextEnding(pair.target, pair.targetRange),
            let last = bytes.scalar(
                before: ending.range.lowerBound, from: pair.targetRange.lowerBound)
        else { return false }
        return enders.asking.contains(last)
    }

    /// Whether the full stop belongs to the word before it: a short or known one, one with a full stop
    /// inside, a number, or the only word.
    private static func isAbbreviation(
        _ ending: TextEnding, in text: CheckedText, _ part: Range<Int>, shortest: Int
    ) -> Bool {
        guard ending.scalar == "." else { return false }
        let bytes = text.bytes
        var start = ending.range.lowerBound
        var letters = 0
        while start > part.lowerBound {
            let next = bytes.scalarStart(before: start)
            let scalar = bytes.scalar(at: next)
            if scalar == "." || scalar.isDigit || scalar.decimalDigit != nil { return true }
            guard scalar.isWordPart else { break }
            letters += 1
            start = next
        }
        if letters <= shortest || start == part.lowerBound { return true }
        let word = bytes[start..<ending.range.lowerBound]
        return abbreviations.contains { $0.utf8.elementsEqual(word.lazy.map { $0 | 0x20 }) }
    }

    /// English words that end with a full stop of their own (Chicago Manual of Style, ch. 10).
    private static let abbreviations = [
        "approx", "ave", "avg", "dept", "etc", "excl", "ext", "fig", "hrs", "inc", "incl", "info",
        "jan", "feb", "apr", "aug", "sept", "oct", "nov", "dec", "ltd", "max", "min", "mins", "mrs",
        "num", "ref", "sec", "secs", "tel", "ver", "vol",
    ]

    private static func reportForeign(
        _ found: TextEnding, in pair: SegmentPair, _ sink: inout FindingSink
    ) {
        guard let mark = found.mark, let scalar = found.scalar,
            let usual = pair.target.language.writing.enders.usual[mark], let first = usual.first,
            !usual.contains(scalar)
        else { return }
        let before = pair.target.bytes.scalar(
            before: found.range.lowerBound, from: pair.targetRange.lowerBound)
        // Behind a Latin word the mark of Latin is no mistake.
        guard let before, before.value >= 0x80, before.isWordPart else { return }
        sink.report(
            in: pair.target, found.range,
            "\(mark.name) of another script, \(Diagnostic.name(of: scalar)); usual here is "
                + "\(first) (\(Diagnostic.name(of: first)))", severity: .note)
    }
}
