import ICU
import Testing

@Suite struct ICUTests {
    @Test("canonicalizes what uloc_canonicalize leaves alone")
    func canonical() {
        #expect(LocaleData.canonical("iw-IL") == "he-IL")
        #expect(LocaleData.canonical("zh-hans-hk") == "zh-Hans-HK")
        #expect(LocaleData.canonical("de-12") == nil)
        #expect(LocaleData.maximized("zh-HK") == "zh-Hant-HK")
    }

    @Test("knows the explicit parents without the root")
    func parents() {
        let parents = LocaleData.explicitParents()
        #expect(parents.contains { $0 == ("es-MX", "es-419") })
        #expect(parents.contains { $0 == ("nn", "no") })
        #expect(!parents.contains { $0.parent == "root" })
    }

    @Test("matches without a default")
    func matcher() throws {
        let matcher = try #require(LocaleMatcher(["en", "pt-BR", "pt-PT"]))
        #expect(matcher.bestMatch(for: "pt-AO") == 2)
        #expect(matcher.bestMatch(for: "eu") == nil)
        #expect(LocaleMatcher(["en", "de-12"]) == nil)
    }

    @Test("names the place of a fault in a pattern")
    func message() throws {
        let pattern = try MessagePattern(
            "Hi {name}, {n, plural, one {# day} other {# days}}", language: "en")
        #expect(pattern.arguments == ["name", "n"])
        let text = try pattern.format([("name", .text("A{b}'")), ("n", .number(2))])
        #expect(text == "Hi A{b}', 2 days")
        let failure = #expect(throws: MessagePattern.Failure.self) {
            _ = try MessagePattern("Hi {name ", language: "en")
        }
        #expect(failure?.name == "U_UNMATCHED_BRACES")
    }

    @Test("says where an argument is first used, in UTF-16 units")
    func argumentOffsets() throws {
        let pattern = try MessagePattern("😀 {b} '{c}' { a } {b}", language: "en")
        #expect(pattern.arguments == ["b", "a"])
        #expect(pattern.argumentOffsets == [4, 15])
    }

    /// Patterns with a level for each count: plain, and with closing braces that a plural's quoting hides from ICU.
    static let nests: [(open: String, close: String)] = [
        ("{a,select,other{", "}}"), ("{a,plural,other{'#}}}}}}' ", "}}"),
        ("{a,plural,other{'|}'{'#}}' ", "}}"),
    ]

    @Test("refuses braces that nest too deep for a stack", arguments: nests)
    func depth(open: String, close: String) throws {
        for count in [51, 1_000, 40_000] {
            let text =
                String(repeating: open, count: count) + String(repeating: close, count: count)
            let failure = #expect(throws: MessagePattern.Failure.self) {
                _ = try MessagePattern(text, language: "en")
            }
            #expect(failure?.name == "U_INDEX_OUTOFBOUNDS_ERROR")
        }
        let flat = String(repeating: "'{' {a} ", count: 1_000)
        #expect(try MessagePattern(flat, language: "en").arguments == ["a"])
    }

    @Test("normalizes and finds boundaries")
    func text() {
        #expect(Array(Normalization.nfc.apply(to: "e\u{301}").utf8) == Array("\u{E9}".utf8))
        #expect(!Normalization.nfc.holds(for: "e\u{301}"))
        #expect(Normalization.skeleton(of: "о") == Normalization.skeleton(of: "o"))
        #expect(Boundaries.line.offsets(in: Array("one two".utf16)) == [4, 7])
        #expect(Boundaries.grapheme.offsets(in: Array("a\r\nb".utf16)) == [1, 3, 4])
        #expect(("a" as Unicode.Scalar).category == "Ll")
        #expect(("\u{0663}" as Unicode.Scalar).isArabicNumber)
        // Persian digits are European numbers.
        #expect(!("\u{06F3}" as Unicode.Scalar).isArabicNumber)
        #expect(("അ" as Unicode.Scalar).script == "Mlym")
    }
}

@Suite struct NaturalOrderTests {
    /// Neighbours in String Catalogs that Xcode wrote.
    @Test(
        "orders keys as Xcode does",
        arguments: [
            ("• [EmojiText]", "accessibility.app"), ("**%@** is", "%@ is visiting"),
            ("my_snake_case", "my.snake_case"), ("a2", "a10"), ("a", "B"), ("a", "A"), ("", "a"),
        ])
    func order(first: String, second: String) {
        #expect(NaturalOrder.precedes(first, second))
        #expect(!NaturalOrder.precedes(second, first))
    }
}
