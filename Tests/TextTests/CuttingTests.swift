import Testing
import Text

@Suite struct CuttingTests {
    private static let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦"
    private static let pride = "🏳\u{FE0F}\u{200D}🌈"

    // Bugs of other products, each with the answer it should have had.
    @Test(
        "cuts at a cluster, and at a word where that keeps at least half",
        arguments: [
            ("", 0, ""), ("a", 0, ""), ("a", -1, ""), ("a", 1, "a"), ("ab", 1, "…"),
            ("Then collapse them 🙃", 20, "Then collapse them…"),
            ("Then collapse them 🙃", 21, "Then collapse them 🙃"),
            ("Then collapse them", 18, "Then collapse them"),
            ("Then collapse them", 12, "Then collap…"), ("Then collapse them", 9, "Then…"),
            ("Hello world", 6, "Hello…"), ("Hello world", 5, "Hell…"),
            ("Hello world", 10, "Hello…"),
            ("Hello     world", 6, "Hello…"), ("Hello\nworld", 6, "Hello…"),
            ("Hi Donaudampfschifffahrt", 12, "Hi Donaudam…"),
            ("9,99\u{A0}€ im Monat", 8, "9,99\u{A0}€…"), ("Nur 9,99\u{A0}€", 9, "Nur 9,99…"),
            ("ab\(family)cd", 6, "ab…"), ("ab\(family)cd", 14, "ab\(family)…"),
            ("🇺🇸🇫🇷🇩🇪", 7, "🇺🇸…"), ("🇺🇸🇫🇷🇩🇪", 9, "🇺🇸🇫🇷…"),
            ("x\(pride)", 4, "x…"), ("x\(pride)", 7, "x\(pride)"),
            ("e\u{301}e\u{301}e\u{301}", 3, "e\u{301}…"),
            ("e\u{301}e\u{301}e\u{301}", 2, "…"),
            ("a" + String(repeating: "\u{301}", count: 70), 60, "…"),
            ("क्ष", 2, "…"), ("ab\r\ncd", 4, "ab…"),
            ("     ", 4, "…"), ("\u{3000}\u{A0}abc", 3, "…"),
        ])
    func table(text: String, limit: Int, expected: String) {
        #expect(Array(text.cut(toUTF16: limit).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test(
        "closes what it leaves open, and says … behind the closers",
        arguments: [
            ("Offer \u{2068}ABC def\u{2069} left", 12, "Offer \u{2068}ABC\u{2069}…"),
            ("\u{202B}\u{2067}אבגדהו", 7, "\u{202B}\u{2067}אב\u{2069}\u{202C}…"),
            // Nothing stands after the opener.
            ("Offer \u{2068}ABC\u{2069}", 8, "Offer…"),
            // The line end that closed the isolate is trimmed, so the isolate is open again.
            ("\u{2068}abc\ndefgh", 7, "\u{2068}abc\u{2069}…"),
            // White space inside the isolate's own closer does not stay before the ellipsis.
            ("\u{2068}abc \u{2069} defgh", 8, "\u{2068}abc\u{2069}…"),
            // A closer of the text is kept with what it closes.
            ("\u{2068}abc\u{2069}\u{200F} defgh", 7, "\u{2068}abc\u{2069}\u{200F}…"),
            // Thirty openers take thirty closers.
            (String(repeating: "\u{2066}", count: 30) + "abcdef", 35, "…"),
        ])
    func bidi(text: String, limit: Int, expected: String) {
        #expect(Array(text.cut(toUTF16: limit).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("spends a second measure as well as units")
    func cost() {
        let bytes = { (scalar: Unicode.Scalar) in scalar == "\"" ? 2 : UTF8.width(scalar) }
        let text = "Sag \"Grüße\" von mir"
        let whole = TextBudget(utf16: 100, cost: 23, costOfScalar: bytes)
        #expect(text.cut(to: whole) == text)
        #expect(
            text.cut(to: TextBudget(utf16: 100, cost: 22, costOfScalar: bytes))
                == "Sag \"Grüße\" von…")
        #expect(text.cut(to: TextBudget(utf16: 6, cost: 22, costOfScalar: bytes)) == "Sag…")
        #expect(text.cut(to: TextBudget(utf16: 100, cost: 3, costOfScalar: bytes)) == "…")
        #expect(text.cut(to: TextBudget(utf16: 100, cost: 2, costOfScalar: bytes)) == "")
        #expect("".cut(to: TextBudget(utf16: 0, cost: 0, costOfScalar: bytes)) == "")
        // A closer costs its three bytes.
        let isolate = "\u{2068}abcdef\u{2069}"
        #expect(
            isolate.cut(to: TextBudget(utf16: 100, cost: 11, costOfScalar: bytes))
                == "\u{2068}ab\u{2069}…")
    }

    @Test("reads only what the limit admits and a little more", arguments: [10, 1_000])
    func window(limit: Int) {
        for unit in [
            "a", "word ", " ", "\u{301}", "\u{2068}", "\u{2069}", "日本", "👩\u{200D}", "ไทย", "🇺",
        ] {
            let text = String(repeating: unit, count: 200_000)
            var visits = 0
            let budget = TextBudget(utf16: limit, cost: .max) { _ in
                visits += 1
                return 1
            }
            _ = text.cut(to: budget)
            #expect(visits <= 2 * (limit + 70), "\(unit.unicodeScalars.map(\.value))")
        }
    }

    @Test("takes twice the work for twice the text")
    func linear() {
        for unit in [
            "a", "word ", " ", "\u{301}", "\u{2068}", "\u{2068}a\u{2069}", "\u{202A}", "日本", "🇺",
        ] {
            let work = [2_000, 4_000].map { count in
                var visits = 0
                let text = String(repeating: unit, count: count)
                let budget = TextBudget(utf16: text.utf16.count - 1, cost: .max) { _ in
                    visits += 1
                    return 1
                }
                _ = text.cut(to: budget)
                return visits
            }
            #expect(work[1] <= work[0] * 2 + 8, "\(unit.unicodeScalars.map(\.value))")
        }
    }
}
