internal import ContentRules
internal import StringFiles

extension PluralChecks {
    static let missingOther = Check(
        .pluralMissingOther, .error, summary: "a plural without the form 'other'",
        rationale: """
            Apple's formats and Android need 'other' in every language, even where no whole number
            uses it: Xcode and aapt refuse the file, or the app shows the key. ICU messages have
            message.missing-other; a PO file needs no such form.
            """,
        bad: [
            .file(
                """
                <resources><plurals name="days"><item quantity="one">⟦%d день⟧</item>
                <item quantity="few">%d дня</item>
                <item quantity="many">%d дней</item></plurals></resources>
                """, .android, path: "values-ru/strings.xml")
        ],
        good: [
            .file(
                """
                <resources><plurals name="days"><item quantity="other">%d 日</item></plurals>
                </resources>
                """, .android, path: "values-ja/strings.xml")
        ],
        .string { string, sink in
            // Reading a .stringsdict tells of it.
            guard string.hasPluralChoices, string.file.file.format.demandsOther,
                string.file.file.format != .stringsdict
            else { return }
            forEachChoice(in: string) { choice, _ in
                guard choice.argument == nil, choice.form(of: "other") == nil,
                    let place = choice.place
                else { return }
                sink.report(
                    in: place.text, place.range,
                    "this plural has no 'other', which \(string.file.file.format.name) needs; add it"
                )
            }
        })

    static let literalOne = Check(
        .pluralLiteralOne, .error,
        summary: "a form without its number though more than one number shows it",
        rationale: """
            'one' of Russian, Croatian, Lithuanian and others is used for 21 and 31 as well: "Один
            день" is then wrong. Write the number as the other forms do, or give the number 1 a text
            of its own (=1). Where only 0 and 1 share the form, as in French, it is a warning. In a
            PO file the formula of the header tells which numbers a form is for.
            """,
        bad: [
            .text(
                "{n, plural, one{⟦Один дар⟧} few{# дара} many{# даров} other{# дара}}",
                language: "ru", .icu),
            .text("{n, plural, one{⟦Un jour⟧} other{# jours}}", language: "fr", .icu),
            .file(
                """
                <resources><plurals name="daily"><item quantity="one">⟦Ежедневно⟧</item>
                <item quantity="few">Раз в %d дня</item>
                <item quantity="many">Раз в %d дней</item>
                <item quantity="other">Раз в %d дней</item></plurals></resources>
                """, .android, path: "values-ru/strings.xml"),
            .file(
                """
                msgid ""
                msgstr ""
                "Language: hr\\n"
                "Content-Type: text/plain; charset=UTF-8\\n"
                "Plural-Forms: nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n"
                "%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

                #, c-format
                msgid "%d day"
                msgid_plural "%d days"
                msgstr[0] "⟦jedan dan⟧"
                msgstr[1] "%d dana"
                msgstr[2] "%d dana"
                """, .po),
        ],
        good: [
            .text("{n, plural, one{Un regalo} other{# regali}}", language: "it", .icu),
            .text(
                "{n, plural, one{Jeden dar} few{# dary} many{# darów} other{# daru}}",
                language: "pl", .icu),
            .text("{n, plural, =0{Aucun} one{Un jour} other{# jours}}", language: "fr", .icu),
            .text(
                "{n, plural, one{Удалить день?} few{Удалить дни?} many{Удалить дни?} "
                    + "other{Удалить дни?}}", language: "ru", .icu),
        ],
        .string { string, sink in
            guard string.hasPluralChoices else { return }
            for choice in string.pluralChoices { checkLiteral(choice, string, &sink) }
        })

    /// The categories whose texts may go without a number; a few of anything need not name it.
    private static let literal = ["zero", "one", "two"]

    private static func checkLiteral(
        _ choice: PluralChoice, _ string: CheckedString, _ sink: inout FindingSink
    ) {
        let isPO = choice.argument == nil && string.file.file.format == .po
        guard let other = choice.form(of: "other") ?? choice.forms.last else { return }
        for form in choice.forms where form.number == nil && !form.isNamed(other.name) {
            guard isPO || literal.contains(where: form.isNamed),
                let text = PluralNumber.isLacking(in: form, of: choice, beside: other)
            else { continue }
            let numbers =
                isPO
                ? POForms(string.file.file, string.language)?.numbers(of: form.name) ?? []
                : shown(form, of: choice, choice.facts(string.language))
            guard numbers.count > 1 else { continue }
            let isSoft = numbers.count == 2 && numbers == [0, 1]
            sink.report(
                in: text, form.body,
                "'\(form.name)' is shown for \(numbers.map(String.init).joined(separator: ", ")), "
                    + "but has no number; write it as 'other' does",
                severity: isSoft ? .note : nil)
        }
    }

    /// The numbers that a form is shown for; 0 is not one where an app has a form for it.
    private static func shown(
        _ form: PluralForm, of choice: PluralChoice, _ facts: PluralFacts
    ) -> [Int] {
        let numbers = choice.numbers(of: form.name, facts)
        let hasZero =
            choice.form(of: "zero").map { !form.isNamed($0.name) } ?? false
            && choice.argument == nil
        return hasZero ? numbers.filter { $0 != 0 } : numbers
    }
}
