internal import ICU
internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct TextPiecesTests {
    private static func codes(_ text: String, _ dialect: PlaceholderDialect) -> [String] {
        let bytes = Array(text.utf8)
        return TextPieces(TextValue(text), dialect: dialect).codes
            .map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    /// Placeholders by the documents of each dialect: `printf(3)`, Apple's String Format Specifiers,
    /// `java.util.Formatter`, i18next, Chrome's `messages.json`, `QString::arg`, Python.
    static let table: [(PlaceholderDialect, String, [String])] = [
        (
            .apple, "%1$@ of %2$lld, %.2f%% %#@n@ %arg",
            ["%1$@", "%2$lld", "%.2f%%", "%#@n@", "%arg"]
        ),
        (.apple, "100% sure", ["% s"]),
        (.unknown, "100% sure, {name}, %s and %(n)d", ["{name}", "%s", "%(n)d"]),
        (.c, "%-5d|%*.*f|%lu|%'d", ["%-5d", "%*.*f", "%lu", "%'d"]),
        (.java, "%1$s %,d %tY %n", ["%1$s", "%,d", "%tY", "%n"]),
        (.none, "%s {x}", []),
        (.doubleBraces, "{{count}} of {total} $t(other)", ["{{count}}", "$t(other)"]),
        (.chrome, "$NAME$ pays $1, not $$5", ["$NAME$", "$1", "$$"]),
        (.qt, "%1 of %L2, %n left, 5% off", ["%1", "%L2", "%n"]),
        (.python, "%(name)s has %d%%", ["%(name)s", "%d%%"]),
        (.pythonBraces, "{0!r:>10} {{x}}", ["{0!r:>10}", "{{x}}"]),
        (.icu, "a {n, number, #,##0.0} b", ["{n, number, #,##0.0}"]),
        (
            .icu, "{n, plural, offset:1 =0{none} one{# day} other{# days}} left",
            ["{n, plural, offset:1 =0{", "} one{#", "} other{#", "}}"]
        ),
        (.icu, "it''s '{literal}' in l'{n}", ["''", "'{literal}'", "'{n}"]),
        (.icuLiteralApostrophes, "l'{n}", ["{n}"]),
        (
            .icu, "{a, select, x{<b>one</b>} other{two}}",
            ["{a, select, x{<b>", "</b>} other{", "}}"]
        ),
        (
            .none, "Tap <a href=\"x\">here</a> &amp; see https://a.example/b?c. 2 < 3 & 4",
            [
                "<a href=\"x\">", "</a>", "&amp;", "https://a.example/b?c",
            ]
        ),
    ]

    @Test("finds what a translator must keep", arguments: table)
    func codes(dialect: PlaceholderDialect, text: String, expected: [String]) {
        #expect(Self.codes(text, dialect) == expected)
    }

    static let broken = [
        "{", "{n", "{n, plural}x{", "{n, plural, one{a}", "{n, plural, }", "{n,}", "{ }", "{n m}",
        String(repeating: "{a, select, other{", count: 200),
    ]

    @Test("says when a text is no message", arguments: broken)
    func malformed(text: String) {
        #expect(TextPieces(TextValue(text), dialect: .icu).isMalformed)
        #expect(throws: MessagePattern.Failure.self) {
            try MessagePattern(text, language: "en")
        }
    }

    @Test("counts the longest arm only")
    func length() {
        let text =
            "You have {n, plural, one{# day} other{# days, {m, select, a{x} other{yy}}}} left"
        let pieces = TextPieces(TextValue(text), dialect: .icu)
        #expect(pieces.shownLength == "You have ".count + " days, ".count + 2 + " left".count)
    }

    @Test("no bytes make it trap")
    func hostile() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<300 {
            let text = (0..<8).map { _ in HostileText.pieces.randomElement(using: &generator) ?? ""
            }
            .joined()
            for dialect in PlaceholderDialect.allCases {
                let pieces = TextPieces(TextValue(text), dialect: dialect).pieces
                #expect(pieces.reduce(0) { $0 + $1.range.count } == text.utf8.count)
            }
        }
    }
}
