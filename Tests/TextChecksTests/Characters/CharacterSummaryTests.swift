internal import ContentRules
internal import TestSupport
internal import Testing
internal import TextChecks

/// The quick look at characters, against the rules that it spares texts.
@Suite struct CharacterSummaryTests {
    /// Letters that look alike, signs, digits of ASCII, and what the rules speak of.
    private static let pieces = [
        "a", "b", "Z", " ", " ", ".", "-", "1", "23", "ä", "ß", "é", "e\u{301}", "«", "»", "\u{A0}",
        "\u{AD}", "µ", "“", "”", "…", "€", "→", "а", "с", "ж", "α", "ο", "ς", "ש", "ع",
        "あ", "ー", "한", "中", "（", "\u{200B}", "\u{200D}", "\u{202A}", "\u{2067}", "\u{FFFD}",
        "\u{E000}",
        "\u{FEFF}", "\u{0B}", "\n", "\u{7F}", "ก", "🎉", "\u{E0041}",
    ]

    @Test("calls no text ordinary of which a rule speaks")
    func ordinary() {
        var generator = SeededGenerator(seed: 16)
        var ordinary = 0
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...6, using: &generator))
                .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
            let bytes = Array(text.utf8)
            guard CharacterSummary(bytes, TextTraits(bytes)).isOrdinary else { continue }
            ordinary += 1
            #expect(
                ContentRule.unicode(text, prefix: "unicode").isEmpty, "\(text.debugDescription)")
        }
        // Enough of each kind that the test says something.
        #expect((2_000...18_000).contains(ordinary))
    }

    @Test(
        "knows letters and signs that need no context",
        arguments: [
            ("Jetzt kaufen", true), ("Für “Angebote” – 50 €…", true), ("割引を見る（今）", true),
            ("Скидка с подпиской", true), ("Пoсмотреть", false), ("e\u{301}", false),
            ("a\u{0B}b", false), ("a\nb", true), ("", true), ("Ω", true), ("aω", false),
            ("ä1с", false), ("с23b", false), ("b2с", false), ("с 1b", true), ("ä1ß", true),
            ("한あ", false), ("한국", true),
        ])
    func kinds(text: String, isOrdinary: Bool) {
        let bytes = Array(text.utf8)
        #expect(CharacterSummary(bytes, TextTraits(bytes)).isOrdinary == isOrdinary)
    }
}
