internal import ContentRules
internal import StringFiles

extension PunctuationChecks {
    static let brackets = Check(
        .punctuationBrackets, .warning, summary: "a bracket without its other half",
        rationale: """
            Each bracket that opens must close, in the source and in the translation alike. Full-width
            brackets pair with ASCII ones. List marks such as `a)` and emoticons are no brackets.
            """,
        bad: [
            .text("Löschen (alle⟦⟧", source: "Delete (all)"),
            .text("Löschen alle⟦)⟧", source: "Delete (all)"),
            .text("全部（可选⟦⟧", source: "All (optional)", language: "zh-Hans"),
            .text("[Offerta⟦⟧", source: "[Offer]", language: "it"),
        ],
        good: [
            .text("Löschen (alle)", source: "Delete (all)"),
            .text("全部（可选)", source: "All (optional)", language: "zh-Hans"),
            .text("a) Löschen", source: "a) Delete"), .text("Gut :)", source: "Good!"),
            .text("(Teil", source: "(Part"),
            .text("%(name)s gut", source: "%(name)s good", .python),
            .text("الكل (اختياري)", source: "All (optional)", language: "ar"),
        ],
        needs: [.bracket, .wideBracket],
        .pair { pair, sink in
            guard let found = BracketScan.unmatched(in: pair.target),
                !pair.target.isBrokenMessage, BracketScan.unmatched(in: pair.source) == nil
            else { return }
            let target = pair.target
            let mark = target.bytes.scalar(at: found.offset)
            let end = target.bytes.scalarEnd(at: found.offset)
            if found.isOpening {
                let last = target.bytes.count
                sink.report(
                    in: target, last..<last, "`\(mark)` is not closed; write its other half")
            } else {
                sink.report(
                    in: target, found.offset..<end,
                    "`\(mark)` closes nothing; remove it or write what opens it")
            }
        })

    static let quotes = Check(
        .punctuationQuotes, .warning,
        summary: "a quotation mark without its other half, or straight",
        rationale: """
            A quotation that opens must close. Where the source writes typographic marks, a straight
            one is a note, and so are marks that another language uses: each language has its own
            (CLDR delimiters), such as „ “ of German and « » of French.
            """,
        bad: [
            .text("Tippen Sie auf „Angebot⟦⟧", source: "Tap “Offer”"),
            .text("Tippen Sie auf ⟦\"⟧Angebot", source: "Tap \"Offer\""),
            .text("Tippen Sie auf ⟦\"⟧Angebot\"", source: "Tap “Offer”"),
            .text("Tippen Sie auf ⟦“⟧Angebot”", source: "Tap “Offer”"),
            .text("Voir l⟦'⟧offre", source: "Here’s the offer", language: "fr"),
            .text("Touchez «\u{A0}Offre⟦⟧", source: "Tap “Offer”", language: "fr"),
        ],
        good: [
            .text("Tippen Sie auf „Angebot“", source: "Tap “Offer”"),
            .text("„Angebot“ und „Rabatt“", source: "“Offer” and “discount”"),
            .text("»Angebot«", source: "“Offer”"),
            .text("Tryck på ”Erbjudande”", source: "Tap “Offer”", language: "sv"),
            .text("「オファー」", source: "“Offer”", language: "ja"),
            .text("Display 15\"", source: "Display 15 in"),
            .text("<a href=\"x\">Los</a>", source: "<a href=\"x\">Go</a>"),
            .text("Voir l'offre", source: "Here's the offer", language: "fr"),
            .text("Voir l’offre", source: "Here’s the offer", language: "fr"),
        ],
        needs: [.quote, .apostrophe, .nonASCII],
        .pair { pair, sink in
            guard !pair.target.isBrokenMessage else { return }
            QuoteScan(pair)?.report(&sink)
        })
}
