internal import ContentRules
internal import StringFiles

/// The checks of the family `punctuation`.
enum PunctuationChecks {
    static let ellipsis = Check(
        .punctuationEllipsis, .note, summary: "three full stops where the source has `…`",
        rationale: """
            The source writes the ellipsis as one character, U+2026, which no line break divides and
            which screen readers know. Write it in the translation too.
            """,
        bad: [.text("Wird geladen⟦...⟧", source: "Loading…")],
        good: [
            .text("Wird geladen…", source: "Loading…"),
            .text("Wird geladen...", source: "Loading..."),
            .text("Wird geladen…", source: "Loading..."),
        ],
        needs: .punctuation,
        .pair { pair, sink in
            guard pair.target.traits.contains(.punctuation), pair.source.traits.contains(.nonASCII)
            else { return }
            let (source, target) = (pair.source.bytes, pair.target.bytes)
            guard let start = target.firstOffset(of: dots, in: 0..<target.count),
                source.firstOffset(of: mark, in: 0..<source.count) != nil,
                source.firstOffset(of: dots, in: 0..<source.count) == nil,
                pair.target.code(at: start..<start + 3) == nil
            else { return }
            let end = target[start...].firstIndex { $0 != UInt8(ascii: ".") } ?? target.count
            sink.report(
                in: pair.target, start..<end, "`...` where the source writes … (U+2026)")
        })

    private static let dots = Array("...".utf8)
    private static let mark = Array("…".utf8)

    static let doubledWord = Check(
        .punctuationDoubledWord, .warning, summary: "the same word twice in a row",
        rationale: """
            A word that stands twice is usually left over from an edit. Words that a language does
            double (French `vous vous`, Swedish `det det`) are known, and languages whose grammar
            doubles words are left alone. Where the source has a word twice too, it is meant.
            """,
        bad: [
            .text("Ihr Rabatt ist ⟦ist⟧ da", source: "Your discount is here"),
            .text("Voir la ⟦la⟧ réduction", source: "See the discount", language: "fr"),
            .text("Вам ⟦вам⟧ скидка", source: "A discount for you", language: "ru"),
        ],
        good: [
            .text("Vous vous inscrivez", source: "You sign up", language: "fr"),
            .text("Lihat lihat dulu", source: "Have a look", language: "id"),
            .text("Tschüss Tschüss", source: "Bye bye"),
            .text("Das Angebot, das das Team schickt", source: "The offer the team sends"),
            .text("10 10", source: "ten ten"), .text("%ld %ld", source: "%ld of %ld"),
        ],
        needs: .space,
        .pair { pair, sink in
            guard pair.target.traits.contains(.space),
                let allowed = pair.target.language.writing.doubledWords,
                let second = DoubledWord.first(in: pair.target, allowed: allowed),
                DoubledWord.first(in: pair.source, allowed: []) == nil,
                pair.target.code(at: second) == nil
            else { return }
            let word = String(decoding: pair.target.bytes[second], as: UTF8.self)
            sink.report(
                in: pair.target, second, "the word \(Diagnostic.quoted(word)) stands twice")
        })
}
