internal import StringFiles
internal import Testing
internal import TextChecks

/// What users of other tools complained of about messages and plurals, by the number of the complaint.
@Suite struct ComplaintTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let number: Int
        let example: CheckExample
        /// Ids with the severity, in order.
        let found: [String]
        var testDescription: String { "row \(number)" }
    }

    private static func android(_ language: String, _ items: String) -> CheckExample {
        .file(
            "<resources><plurals name=\"n\">\(items)</plurals></resources>", .android,
            path: "values-\(language)/strings.xml")
    }

    static let rows: [Row] = [
        Row(
            number: 2, example: .text("Tag ''{t}'' weg", source: "Tag ''{t}'' gone", .icu),
            found: []),
        Row(
            number: 3,
            example: .file(
                "#, java-format\nmsgid \"{0}, {1}\"\nmsgstr \"{0}'s gift {1}\"\n", .po,
                path: "sv.po"), found: ["error message.quoted-argument"]),
        Row(
            number: 5,
            example: .text("{n, plural, other{dell'ordine {n}}}", language: "ja", .icu), found: []),
        Row(
            number: 5, example: .text("{n, plural, other{dell'{n}}}", language: "ja", .icu),
            found: ["error message.quoted-argument"]),
        Row(
            number: 6, example: .text("{a b} {, x} {c, foo}", .icu),
            found: [
                "error message.syntax", "error message.syntax", "error message.syntax",
            ]),
        Row(
            number: 8, example: .text("{c, plural, one{# x} weitere{# x}}", .icu),
            found: ["error message.missing-other", "error message.unknown-selector"]),
        Row(
            number: 9, example: .text("{n, plural, =1{a} andere{b}}", .icu),
            found: ["error message.missing-other", "error message.unknown-selector"]),
        Row(
            number: 26, example: .text("{n, plural, one{#} other{#}}", language: "fr", .icu),
            found: ["note plural.missing"]),
        Row(
            number: 27, example: .text("{n, plural, one{#} other{#}}", language: "pt-BR", .icu),
            found: ["note plural.missing"]),
        Row(
            number: 29,
            example: android(
                "pl",
                """
                <item quantity="one">%d d</item><item quantity="few">%d d</item>
                <item quantity="many">%d d</item>
                """), found: ["error plural.missing-other"]),
        Row(
            number: 30,
            example: android(
                "ru",
                """
                <item quantity="one">%d d</item><item quantity="few">%d d</item>
                <item quantity="many">%d d</item>
                """), found: ["error plural.missing-other"]),
        Row(
            number: 32,
            example: .text("{n, plural, one{#} two{#} other{#}}", language: "en-GB", .icu),
            found: ["warning plural.unreachable"]),
        Row(
            number: 35,
            example: .text(
                "{n, plural, one{una volta} many{# di volte} other{# volte}}", language: "it", .icu),
            found: []),
        Row(
            number: 50,
            example: .file(
                """
                <xliff version="1.2"><file original="a" source-language="en"><body>
                <trans-unit id="a"><source>Buy</source><target>Kaufen</target></trans-unit>
                <trans-unit id="b"><source>Go</source><target>Los</target></trans-unit>
                </body></file></xliff>
                """, .xliff), found: ["error file.missing"]),
        Row(
            number: 51,
            example: .file(
                """
                <xliff version="1.2"><file original="a" source-language="en" target-language="de">
                <body><trans-unit id="a"><source>Buy</source><note>n</note><target>Kaufen</target>
                </trans-unit></body></file></xliff>
                """, .xliff), found: ["error file.syntax"]),
    ]

    @Test("says what is right, and nothing else", arguments: rows)
    func complaint(_ row: Row) {
        let checks = CheckID.allCases.map(\.check).filter { check in
            ["message.", "plural.", "structure."].contains { check.id.rawValue.hasPrefix($0) }
        }
        let found = ExampleRun(row.example).findings(of: checks)
            .filter { $0.id != CheckID.structureFinalNewline.rawValue }
            .map { "\($0.severity) \($0.id)" }
        #expect(found == row.found)
    }
}
