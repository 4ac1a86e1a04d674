internal import ContentRules
internal import StringFiles

/// The checks of the family `plural`: the forms of a file's plurals and the arms of ICU messages.
enum PluralChecks {
    static let missing = Check(
        .pluralMissing, .error, summary: "a plural category of the language without a text",
        rationale: """
            CLDR says which categories a language has, of counts and of ordinal numbers. For the
            numbers of a category without a text the app shows 'other', in wrong grammar: an error
            where whole numbers below 1,000 reach it, a warning where only 0 does, and where 'other'
            is free as no whole number reaches it. It is a note where only millions or fractions do,
            as with 'many' of French, Spanish, Italian and Portuguese. A category whose numbers all
            have texts such as =1 needs none.
            """,
        bad: [
            .text("{n, ⟦plural⟧, one{# نقطة} zero{لا نقاط} other{# نقطة}}", language: "ar", .icu),
            .text("{n, ⟦plural⟧, one{# jour} other{# jours}}", language: "fr", .icu),
            .text("{n, ⟦selectordinal⟧, one{#st} other{#th}}", language: "en-GB", .icu),
            .file(
                """
                <resources><plurals name="days"><item quantity="one">⟦%d день⟧</item>
                <item quantity="other">%d дня</item></plurals></resources>
                """, .android, path: "values-ru/strings.xml"),
        ],
        good: [
            .text("{n, plural, one{# Tag} other{# Tage}}", .icu),
            .text("{n, plural, =1{Ein Tag} other{# Tage}}", .icu),
            .text("{n, plural, offset:1 =2{du und sie} other{du und #}}", .icu),
            .text("{n, plural, other{#}}", .icu),
            .text("{n, plural, other{# 日}}", language: "ja", .icu),
            .text(
                "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}", language: "en-GB", .icu
            ),
            .text("{n, selectordinal, other{am #. Tag}}", .icu),
            .file(
                """
                msgid ""
                msgstr ""
                "Language: fr\\n"
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: nplurals=2; plural=(n > 1);\\n"

                msgid "%d day"
                msgid_plural "%d days"
                msgstr[0] "%d jour"
                msgstr[1] "%d jours"
                """, .po),
        ],
        .string { string, sink in
            forEachChoice(in: string) { choice, facts in
                guard !isWordless(choice), let place = choice.place else { return }
                for gap in PluralGap.all(in: choice, facts, string) {
                    if let head = choice.head {
                        sink.report(string, at: head, gap.message, severity: gap.severity)
                    } else {
                        sink.report(
                            in: place.text, place.range, gap.message, severity: gap.severity)
                    }
                }
            }
        })

    static let unreachable = Check(
        .pluralUnreachable, .warning, summary: "a plural category that the language does not have",
        rationale: """
            No number chooses it, so its text is never shown. For the number 0 alone write =0 in an
            ICU message. Apple and i18next choose 'zero' for 0 in every language. A category that an
            older CLDR had, such as 'many' of Hebrew, is a note.
            """,
        bad: [
            .text("{n, plural, ⟦one⟧{# 個} other{# 個}}", language: "ja", .icu),
            .text("{n, plural, one{# jour} ⟦two⟧{# jours} other{# jours}}", language: "fr", .icu),
            .text("{n, plural, ⟦zero⟧{Keine} one{# Tag} other{# Tage}}", .icu),
            .text("{n, selectordinal, ⟦one⟧{#er Tag} other{#. Tag}}", .icu),
            .file(
                """
                <resources><plurals name="days"><item quantity="one">יום</item>
                <item quantity="two">יומיים</item>
                <item quantity="many">⟦%d יום⟧</item>
                <item quantity="other">%d ימים</item></plurals></resources>
                """, .android, path: "values-iw/strings.xml"),
        ],
        good: [
            .text("{n, plural, =0{Keine} one{# Tag} other{# Tage}}", .icu),
            .text(
                "{n, plural, one{# jour} many{# de jours} other{# jours}}", language: "fr", .icu),
            .file(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld days": {
                "localizations": {"en": {"variations": {"plural": {
                "zero": {"stringUnit": {"state": "translated", "value": "no days"}},
                "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}}}}
                """, .xcstrings),
        ],
        .string { string, sink in
            forEachChoice(in: string) { choice, facts in
                for form in choice.unreachable(facts) {
                    guard let place = form.place, !isZeroOfRuntime(form, of: choice, place.text)
                    else {
                        continue
                    }
                    let retired =
                        choice.isOrdinal ? nil : RetiredCategory.find(form.name, string.language)
                    sink.report(
                        in: place.text, place.range,
                        advice(form, retired, of: choice, string.language),
                        severity: retired == nil ? nil : .note)
                }
            }
        })

    /// Whether an app chooses the form for 0 though CLDR has no such category.
    private static func isZeroOfRuntime(
        _ form: PluralForm, of choice: PluralChoice, _ text: CheckedText
    ) -> Bool {
        guard form.isNamed("zero"), !choice.isOrdinal else { return false }
        switch text.dialect {
        case .apple, .doubleBraces: return true
        case .unknown, .none, .c, .java, .icu, .icuLiteralApostrophes, .chrome, .fluent, .python,
            .pythonBraces, .qt:
            return false
        }
    }

    private static func advice(
        _ form: PluralForm, _ retired: RetiredCategory?, of choice: PluralChoice,
        _ language: CheckedLanguage
    ) -> String {
        let tag = Diagnostic.quoted(language.tag)
        if let retired {
            return "\(tag) has no '\(form.name)' since \(retired.version); only old systems show it"
        }
        if choice.argument != nil, form.isNamed("zero") {
            return "\(tag) has no 'zero', so this is never shown; write =0 for the number 0"
        }
        return "\(tag) has no '\(form.name)'\(choice.kindOfNumbers), so this text is never shown; "
            + "remove it"
    }

    /// Calls a body with each plural whose categories CLDR decides, and with the facts.
    ///
    /// In a PO file the formula of the header decides: see `structure.header`.
    static func forEachChoice(
        in string: CheckedString, _ body: (PluralChoice, PluralFacts) -> Void
    ) {
        // Before the facts, which are looked up.
        guard string.hasPluralChoices else { return }
        for choice in string.pluralChoices {
            let facts = choice.facts(string.language)
            guard !facts.categories.isEmpty else { continue }
            if choice.argument == nil, string.file.file.format == .po { continue }
            guard choice.forms.contains(where: { $0.texts.contains { !$0.isBlank } }) else {
                continue
            }
            body(choice, facts)
        }
    }

    /// Whether the only form says nothing that grammar changes: `{n, plural, other{#}}`.
    private static func isWordless(_ choice: PluralChoice) -> Bool {
        guard choice.isOnlyOther, let other = choice.forms.first, let text = other.texts.first
        else { return false }
        let range = other.body ?? 0..<text.bytes.count
        return text.pieces.pieces.allSatisfy { piece in
            let words = piece.range.clamped(to: range)
            return piece.isCode || words.isEmpty
                || !text.words(words).unicodeScalars.contains { $0.properties.isAlphabetic }
        }
    }
}
