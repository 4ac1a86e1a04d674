internal import ContentRules
internal import StringFiles

/// The checks of the family `term`.
enum TermChecks {
    static let reserved = Check(
        .termReserved, .error, summary: "a name that is not written as its owner writes it",
        rationale: """
            App Store, Google Play and other names stay as they are in all languages: not translated,
            not in other letters, with the same capitals and spaces. A name of several words that is
            missing is a warning, and so are other capitals in a name of one word.
            """,
        bad: [
            .text("Im ⟦Appstore⟧ bewerten", source: "Rate on the App Store"),
            .text("Im ⟦app store⟧ bewerten", source: "Rate on the App Store"),
            .text("Оценить в ⟦Апп Стор⟧", source: "Rate on the App Store", language: "ru"),
            .text("⟦Google play⟧で評価", source: "Rate on Google Play", language: "ja"),
            .text("⟦Jetzt bewerten⟧", source: "Rate on the App Store"),
            .text("Auf dem ⟦Iphone⟧", source: "On the iPhone"),
        ],
        good: [
            .text("Im App Store bewerten", source: "Rate on the App Store"),
            .text("Im App\u{A0}Store bewerten", source: "Rate on the App Store"),
            .text("App Store'da puan ver", source: "Rate on the App Store", language: "tr"),
            .text("Auf dem Gerät", source: "On the iPhone"),
            .text("IM APP STORE BEWERTEN", source: "Rate on the App Store"),
            .text("In den App-Stores", source: "In the app stores"),
        ],
        needs: .letter,
        .pair { pair, sink in
            guard pair.source.traits.contains(.letter) else { return }
            for name in ReservedNameScan.names(in: pair.source.bytes)
            where !ReservedNameScan.contains(name, in: pair.target.bytes) {
                report(name, pair, &sink)
            }
        })

    private static func report(_ name: ReservedName, _ pair: TextPair, _ sink: inout FindingSink) {
        let bytes = pair.target.bytes
        if let range = ReservedNameScan.variant(of: name, in: pair.target) {
            guard bytes.contains(where: { (0x61...0x7A).contains($0) }) else { return }
            sink.report(
                in: pair.target, range, "write the name as \(name.name)",
                severity: name.isPhrase ? nil : .warning)
            return
        }
        for wrong in name.wrong {
            let wanted = Array(wrong.utf8)
            guard let start = bytes.firstOffset(of: wanted, in: 0..<bytes.count) else { continue }
            sink.report(
                in: pair.target, start..<start + wanted.count,
                "the name \(name.name) stays as it is in all languages")
            return
        }
        guard name.isPhrase, !name.isTranslated, !pair.source.bytes.elementsEqual(bytes) else {
            return
        }
        sink.report(
            in: pair.target, nil, "the name \(name.name) is missing; it is not translated",
            severity: .warning)
    }

    static let glossary = Check(
        .termGlossary, .warning, summary: "a term that is not translated as the glossary says",
        rationale: """
            The glossary of the configuration says how a term is translated in each language, so that
            the app speaks with one voice. Inflected forms count: of each word the first letters must
            be there. A term that stays as it is must be there to the letter.
            """,
        bad: [
            .text(
                "⟦Sieh dir den Rabatt an⟧", source: "See your offer",
                settings: .glossary("offer", ["de": "Angebot"])),
            .text(
                "⟦Acme Zusatz kaufen⟧", source: "Buy Acme Plus",
                settings: .glossary("Acme Plus", ["de": "Acme Plus"])),
        ],
        good: [
            .text(
                "Alle Angebote", source: "All offers",
                settings: .glossary("offer", ["de": "Angebot"])),
            .text(
                "Voir la remise", source: "See your offer", language: "fr",
                settings: .glossary("offer", ["de": "Angebot"])),
        ],
        needs: [],
        .pair { pair, sink in
            for term in pair.target.string.file.settings.glossary {
                guard let wanted = term.translation(for: pair.target.language),
                    GlossaryWords.contains(term.source, in: pair.source.text),
                    !GlossaryWords.isTranslated(term.source, as: wanted, in: pair.target.text)
                else { continue }
                sink.report(
                    in: pair.target, nil,
                    "the glossary translates \(Diagnostic.quoted(term.source)) as "
                        + Diagnostic.quoted(wanted))
            }
        })

    static let untranslated = Check(
        .termUntranslated, .warning, summary: "a translation that is a copy of the source",
        rationale: """
            A text of several words that is the same in both languages was exported without being
            translated, and shows in the wrong language. Translate it, or mark it as not to be
            translated. Names, abbreviations, short texts and regions of one language are left alone;
            what might be a name is a note.
            """,
        bad: [
            .text(
                "⟦Are you sure you want to delete this offer?⟧",
                source: "Are you sure you want to delete this offer?"),
            .text("⟦Error Saving URL⟧", source: "Error Saving URL", language: "he"),
            .text("⟦iPhone/iPad/Mac name⟧", source: "iPhone/iPad/Mac name", language: "he"),
            .text("⟦HA API Manager is unavailable⟧", source: "HA API Manager is unavailable"),
            .text("⟦<b>Buy</b> your gift now, %@⟧", source: "<b>Buy</b> your gift now, %@"),
        ],
        good: [
            .text("Live Chat", source: "Live Chat"),
            .text("[from Vim]", source: "[from Vim]", language: "ja"),
            .text("DeepL API Pro", source: "DeepL API Pro"),
            .text(
                "MIF (Maker Interchange Format)", source: "MIF (Maker Interchange Format)",
                language: "es"),
            .text("View your offer now", source: "View your offer now", language: "en-GB"),
            .text("my-own-filters.txt", source: "my-own-filters.txt"),
            .text("%1$@ (%2$@): %3$@", source: "%1$@ (%2$@): %3$@"),
            .text(
                "• [Bodega](https://example.com/a)\n• [Nuke](https://example.com/b)\n• [Rabbit](x)",
                source:
                    "• [Bodega](https://example.com/a)\n• [Nuke](https://example.com/b)\n• [Rabbit](x)"
            ),
        ],
        needs: [.letter, .nonASCII],
        .pair { pair, sink in
            let (source, target) = (pair.source, pair.target)
            guard source.bytes.count == target.bytes.count, source.bytes == target.bytes,
                target.traits.contains(.space), mayReport(pair)
            else { return }
            let count = WordCount(target)
            // Capitals beside links are a list of names.
            let isList = count.small == 0 && !AddressScan(target).addresses.isEmpty
            guard count.words >= 3, count.ordinary >= 2, !isList else { return }
            let isSentence = count.small >= 3 || count.ordinary >= 5 && count.small >= 2
            sink.report(
                in: target, nil, "the same text as the source; translate it",
                severity: isSentence ? nil : .note)
        })

    private static func mayReport(_ pair: TextPair) -> Bool {
        let language = pair.target.language
        let special = ["und", "mul", "zxx", "qqq"]
        guard !language.isSameLanguage(as: pair.source.language), !special.contains(language.code),
            !pair.target.string.localization.isImplied,
            pair.target.string.flags.isDisjoint(with: [.untranslatable, .fuzzy])
        else { return false }
        switch pair.target.unit.state {
        // `structure.untranslated` and `structure.needs-review` speak of these.
        case .new, .needsTranslation, .needsReview: return false
        case .unstated, .translated, .reviewed, .final, .unknown: return true
        }
    }
}
