internal import ICU
internal import Testing

/// Plural categories of the system's CLDR.
@Suite struct PluralsTests {
    /// CLDR, ordinal rules of the languages
    /// (<https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>).
    @Test(
        "tells the first from one",
        arguments: [
            ("en", 1, "one"), ("en", 2, "two"), ("en", 3, "few"), ("en", 11, "other"),
            ("en", 23, "few"), ("it", 1, "other"), ("it", 8, "many"), ("it", 800, "many"),
            ("fr", 1, "one"), ("fr", 21, "other"), ("de", 1, "other"), ("cy", 6, "many"),
        ] as [(String, Int, String)])
    func ordinals(_ language: String, _ number: Int, _ category: String) {
        #expect(Plurals.category(of: number, language: language, .ordinal) == category)
    }

    @Test("answers for the language and the kind that was asked for, whichever came before")
    func turns() {
        for _ in 0..<3 {
            #expect(Plurals.category(of: 2, language: "en") == "other")
            #expect(Plurals.category(of: 2, language: "en", .ordinal) == "two")
            #expect(Plurals.category(of: 2, language: "ar", .ordinal) == "other")
            #expect(Plurals.category(of: 2, language: "ar") == "two")
        }
        #expect(Set(Plurals.categories(language: "it", .ordinal)) == ["many", "other"])
        #expect(Set(Plurals.categories(language: "it")) == ["one", "many", "other"])
    }
}
