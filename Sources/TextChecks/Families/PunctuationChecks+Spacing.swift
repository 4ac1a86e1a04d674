internal import ContentRules
internal import StringFiles

extension PunctuationChecks {
    static let spacing = Check(
        .punctuationSpacing, .warning, summary: "a space before a mark that is missing, or wrong",
        rationale: """
            French writes a no-break space before `! ? ; :` and inside « », so that no mark starts a
            line: U+202F before `! ? ;`, U+00A0 before `:` and inside « ». In Canada there is none
            before `! ? ;`. An ordinary space there is a note, as the mark may start a line. Other
            languages write no space before a mark.
            """,
        bad: [
            .text("Profitez-en⟦!⟧", source: "Enjoy it!", language: "fr"),
            .text("Supprimer⟦ ⟧?", source: "Delete?", language: "fr"),
            .text("Nom⟦:⟧ %@", source: "Name: %@", language: "fr"),
            .text("Touchez ⟦«⟧Offre\u{A0}»", source: "Tap “Offer”", language: "fr"),
            .text("Profitez-en⟦\u{202F}⟧!", source: "Enjoy it!", language: "fr-CA"),
            .text("Nom⟦:⟧ %@", source: "Name: %@", language: "fr-CA"),
            .text("Jetzt kaufen⟦ ⟧!", source: "Buy now!"),
            .text("Si%@⟦!⟧", source: "Yes%@!", language: "fr"),
        ],
        good: [
            .text("Profitez-en\u{202F}!", source: "Enjoy it!", language: "fr"),
            .text("Profitez-en\u{A0}!", source: "Enjoy it!", language: "fr"),
            .text("Profitez-en!", source: "Enjoy it!", language: "fr-CA"),
            .text("Nom\u{A0}: %@", source: "Name: %@", language: "fr-CA"),
            .text("«\u{A0}Offre\u{A0}»", source: "“Offer”", language: "fr"),
            .text("À 10:30, voir https://example.com/?a=1", source: "At 10:30", language: "fr"),
            .text("Quoi\u{202F}?!", source: "What?!", language: "fr"),
            .text("A &amp; B", source: "A &amp; B", language: "fr"),
            .text("Alles gut :)", source: "All good"), .text("Und ...", source: "And ..."),
            .text("Datei .txt", source: "File .txt"), .text("Hallo !", source: "Hello !"),
            .text("C\u{2019}est (\u{202F}!)", source: "It is (!)", language: "fr"),
        ],
        needs: [.punctuation, .colon, .nonASCII],
        .pair { pair, sink in
            guard !pair.target.isBrokenMessage else { return }
            if let facts = pair.target.language.writing.spacing {
                SpacingScan(pair.target, facts).report(&sink)
            } else if pair.target.traits.contains(.space) {
                reportSpaces(pair, &sink)
            }
        })

    /// Reports a space before a mark where the source has none before the same mark.
    private static func reportSpaces(_ pair: TextPair, _ sink: inout FindingSink) {
        let bytes = pair.target.bytes
        guard bytes.count > 2, !pair.target.traits.isDisjoint(with: [.punctuation, .colon]) else {
            return
        }
        var rest = 1..<bytes.count - 1
        while let offset = bytes.firstPossibleSpaceBeforeSign(in: rest) {
            rest = offset + 1..<bytes.count - 1
            let mark = bytes[offset + 1]
            guard bytes[offset] == 0x20, isMark(mark), bytes[offset - 1] > 0x20,
                pair.target.language.code != "und",
                offset + 2 == bytes.count || bytes[offset + 2] == 0x20 && !isNameable(mark),
                pair.source.bytes.firstOffset(
                    of: [0x20, mark], in: 0..<pair.source.bytes.count) == nil,
                pair.target.code(at: offset..<offset + 2) == nil
            else { continue }
            sink.report(
                in: pair.target, offset..<offset + 1,
                "a space before `\(Character(Unicode.Scalar(mark)))`; the mark stands behind the word"
            )
        }
    }

    /// Whether a mark within a text may be what the text speaks of, as in `use ! to force`.
    private static func isNameable(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "!", "?", ",", ".", ";", ":": true
        default: false
        }
    }
}
