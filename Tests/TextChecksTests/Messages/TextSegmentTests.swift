internal import StringFiles
internal import Testing

@testable internal import TextChecks

/// What of a text is shown alone.
@Suite struct TextSegmentTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let text: String
        var dialect = PlaceholderDialect.icu
        /// Each with its category.
        let segments: [String]
        var testDescription: String { text }
    }

    static let rows: [Row] = [
        Row(text: "Angebot ansehen", segments: ["Angebot ansehen"]),
        Row(text: "Hallo {name}!", segments: ["Hallo {name}!"]),
        Row(
            text: "{n, plural, =0{Keine} one{# Tag} other{# Tage}}",
            segments: ["=0:Keine", "one:# Tag", "other:# Tage"]),
        // The arms of one case are a text of their own.
        Row(
            text: "{g, select, female{{n, plural, one{🎁 sie} other{sie alle}}} other{er}}",
            segments: ["one:🎁 sie", "other:sie alle", "er"]),
        Row(
            text: "{n, selectordinal, one{#st} other{#th}}", segments: ["#st", "#th"]),
        // More than a choice, and no message at all.
        Row(
            text: "Noch {n, plural, one{# Tag} other{# Tage}}",
            segments: ["Noch {n, plural, one{# Tag} other{# Tage}}"]),
        Row(text: "{n, plural, one{# Tag}", segments: ["{n, plural, one{# Tag}"]),
        Row(
            text: "{n, plural, one{#} other{#}}", dialect: .apple,
            segments: ["{n, plural, one{#} other{#}}"]),
        Row(
            text: "{n, plural, one{l'} other{d'{n}}}", dialect: .icuLiteralApostrophes,
            segments: ["one:l'", "other:d'{n}"]),
    ]

    @Test("cuts a text into what is shown alone", arguments: rows)
    func segments(_ row: Row) {
        let localization = Localization(
            language: "de", tree: .text(TextUnit(.text(row.text))))
        let file = CheckedFile(
            path: "a",
            file: StringFile(
                format: .arb, languages: ["de"],
                entries: [Entry(key: "a", localizations: [localization], dialect: row.dialect)]))
        var found: [String] = []
        file.forEachString(in: 0..<1) { string in
            for text in string.texts {
                found += text.segments.map { segment in
                    let words = String(decoding: text.bytes[segment.range], as: UTF8.self)
                    return segment.pluralCategory.map { "\($0):\(words)" } ?? words
                }
            }
        }
        #expect(found == row.segments)
    }
}
