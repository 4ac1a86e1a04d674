internal import ContentRules
internal import StringFiles

extension UnicodeChecks {
    static let replacementCharacter = Check(
        .unicodeReplacementCharacter, .error,
        summary: "U+FFFD stands where a character was lost",
        rationale: """
            A tool read the file in the wrong encoding and wrote what it could not read as U+FFFD. The
            letter that stood there is gone: look it up in an older version of the file.
            """,
        bad: [.text("Angebot pr⟦\u{FFFD}⟧fen", source: "Check offer")],
        good: [.text("Angebot prüfen", source: "Check offer")], needs: .unusual,
        .text { text, sink in
            reportAll(
                [0xEF, 0xBF, 0xBD], in: text, &sink,
                "U+FFFD: a character was lost here in a wrong encoding; restore it")
        })

    static let objectReplacement = Check(
        .unicodeObjectReplacement, .warning, summary: "U+FFFC stands where an object was pasted",
        rationale: """
            Copying a text with a picture in it leaves U+FFFC, which shows as a box. Where an app
            itself puts a picture in its place, the source text has it too.
            """,
        bad: [.text("Angebot ⟦\u{FFFC}⟧", source: "Offer")],
        good: [.text("\u{FFFC} Angebot", source: "\u{FFFC} Offer")], needs: .nonASCII,
        .pair { pair, sink in
            guard pair.target.isUnusual, !pair.source.bytes.holds([0xEF, 0xBF, 0xBC]) else {
                return
            }
            reportAll(
                [0xEF, 0xBF, 0xBC], in: pair.target, &sink,
                "U+FFFC: what is left of a pasted picture; remove it")
        })

    static let wrongScript = Check(
        .unicodeWrongScript, .warning,
        summary: "no letter of the text is of a script that the language is written in",
        rationale: """
            The text was put into the file of another language, or a converter between scripts was
            not run: Cyrillic in a file for Serbian in Latin letters, for instance. Latin letters are
            left to 'term.untranslated': names are written in them everywhere.
            """,
        bad: [.text("⟦Помоћ⟧", source: "Help", language: "sr-Latn")],
        good: [
            .text("Pomoć", source: "Help", language: "sr-Latn"),
            .text("割引を見る", source: "See discount", language: "ja"),
            .text("iPhone", source: "iPhone", language: "ru"),
            .text("Помощь", source: "Help", language: "und"),
        ], needs: .nonASCII,
        .text { text, sink in
            // Of no language nothing is known, though its likely script is Latin.
            guard text.characters.kinds.isDisjoint(with: text.language.ownLetters),
                text.language.canonical != "und", let wanted = text.language.letterScripts,
                let found = ScriptCount(text).only, !wanted.contains(found), found != .latin
            else { return }
            sink.report(
                in: text, nil,
                "all letters are \(found.name), but \(text.language.tag) is written in "
                    + ScriptNames.list(wanted))
        })

    static let confusable = Check(
        .unicodeConfusable, .warning,
        summary: "a word of another script that looks like one of the text's own",
        rationale: """
            A single Latin letter that stands for a Cyrillic or Greek word of one letter, or a
            whole word typed in Cyrillic letters inside a Latin text. It looks right and is neither
            found nor spoken (UTS #39, whole-script confusables).
            """,
        bad: [
            .text("Скидка ⟦c⟧ подпиской", source: "Discount with a plan", language: "ru"),
            .text("⟦РАУ⟧ jetzt", source: "Pay now"),
        ],
        good: [
            .text("Скидка с подпиской", source: "Discount with a plan", language: "ru"),
            .text("Файлы на диске C", source: "Files on drive C", language: "ru"),
            .text("Jetzt zahlen", source: "Pay now"),
        ], needs: .nonASCII,
        .pair { pair, sink in
            for word in ConfusableWords.words(in: pair) {
                sink.report(
                    in: pair.target, word.range,
                    "\(word.found) letters that look like \(word.wanted) ones; type them again")
            }
        })

    private static func reportAll(
        _ sequence: [UInt8], in text: CheckedText, _ sink: inout FindingSink, _ message: String
    ) {
        var offset = 0
        while let found = text.bytes.firstIndex(of: sequence, from: offset) {
            let place = text.byteRange(of: found..<found + sequence.count).range
            // What the reader replaced itself it has reported.
            if text.string.file.file.source.utf8[place].elementsEqual(sequence) {
                sink.report(in: text, found..<found + sequence.count, message)
            }
            offset = found + sequence.count
        }
    }
}
