import Testing

@testable import Languages

@Suite struct FallbackChainTests {
    @Test(
        "a sparse language falls to its language without the region, then to English",
        arguments: [
            ("en-GB", ["en-GB", "en"]), ("fr-CA", ["fr-CA", "fr", "en"]),
            ("es-419", ["es-419", "es", "en"]),
            ("zh-HK", ["zh-HK", "zh-Hant", "en"]), ("zh-Hant", ["zh-Hant", "en"]),
            ("pt-PT", ["pt-PT", "en"]),
            ("sr-Latn", ["sr-Latn", "en"]), ("de", ["de", "en"]), ("en", ["en"]),
        ])
    func chains(start: String, expected: [String]) throws {
        let offered = OfferedLanguages(ResolutionVector.offered("offered61"))
        let index = try #require(offered.tags.firstIndex(of: start))
        #expect(offered.fallbackChain(from: index).map { offered.tags[$0] } == expected)
    }

    @Test(
        "direction follows the script",
        arguments: [
            ("ar", true), ("fa-IR", true), ("he", true), ("ur", true), ("ku-Arab", true),
            ("az-Arab", true),
            ("dv", true), ("pa-PK", true), ("pa", false), ("de", false), ("zh-Hant", false),
            ("sr", false),
        ])
    func direction(tag: String, isRightToLeft: Bool) throws {
        #expect(try #require(LanguageTag(tag)).isRightToLeft == isRightToLeft)
    }
}
