import Testing

@testable import Languages

@Suite struct LanguageResolverTests {
    static let offered48 = LanguageResolver(offered: ResolutionVector.offered("offered48"))
    static let offered61 = LanguageResolver(offered: ResolutionVector.offered("offered61"))

    @Test("resolves every row of the vectors in both offered sets", arguments: ResolutionVector.all)
    func vectors(vector: ResolutionVector) {
        let resolution = Self.offered48.resolve(vector.reported)
        let reason = resolution.reason.rawValue + (resolution.why.map { ":\($0.rawValue)" } ?? "")
        #expect(resolution.resolved == vector.resolved48)
        #expect(reason == vector.reason48)
        #expect(Self.offered61.resolve(vector.reported).resolved == vector.resolved61)
    }

    @Test("has rows for both sets")
    func rows() {
        #expect(ResolutionVector.all.count == 134)
        #expect(ResolutionVector.offered("offered48").count == 48)
        #expect(ResolutionVector.offered("offered61").count == 61)
    }

    struct Row: Sendable {
        let reported: String
        let offered: [String]
        let resolved: String?
        let reason: LanguageResolution.Reason
        let steps: [String]

        init(
            _ reported: String, _ offered: [String], _ resolved: String?,
            _ reason: LanguageResolution.Reason, _ steps: [String]
        ) {
            self.reported = reported
            self.offered = offered
            self.resolved = resolved
            self.reason = reason
            self.steps = steps
        }
    }

    @Test(
        "never gives a language that was not asked for",
        arguments: [
            Row("uk", ["ru"], nil, .default, ["uk"]),
            Row("uk-UA", ["ru", "en"], "en", .default, ["uk-UA"]),
            Row("be", ["ru", "en"], "en", .default, ["be"]),
            Row("kk", ["ru", "en"], "en", .default, ["kk"]),
            Row("ca", ["es", "en"], "en", .default, ["ca"]),
            Row("eu", ["es", "en"], "en", .default, ["eu"]),
            Row("gl", ["es", "en"], "en", .default, ["gl"]),
            Row("da", ["nb", "en"], "en", .default, ["da"]),
            Row("da-DK", ["en", "nb"], "en", .default, ["da-DK"]),
            Row("da", ["no"], nil, .default, ["da"]),
            Row("nb", ["da", "en"], "en", .default, ["nb", "no"]),
            Row("id", ["ms", "en"], "en", .default, ["id"]),
            Row("ms", ["id", "en"], "en", .default, ["ms"]),
            Row("in-ID", ["ms"], nil, .default, ["id-ID"]),
            Row("pa-PK", ["pa", "en"], "en", .default, ["pa-PK"]),
            Row("pa-Arab", ["pa", "ur", "en"], "en", .default, ["pa-Arab"]),
            Row("hi-Latn", ["hi"], nil, .default, ["hi-Latn", "en-IN", "en-001"]),
            Row("zh-TW", ["zh-Hans", "en"], "en", .default, ["zh-TW"]),
            Row("zh-CN", ["zh-Hant", "en"], "en", .default, ["zh-CN"]),
            Row("uk", [], nil, .default, ["uk"]),
        ])
    func never(row: Row) {
        let resolver = LanguageResolver(offered: row.offered)
        let resolution = resolver.resolve(row.reported)
        #expect(resolution.resolved == row.resolved)
        #expect(resolution.reason == row.reason)
        #expect(resolution.steps == row.steps)
    }

    @Test(
        "climbs explicit parents and says so",
        arguments: [
            Row("es-MX", ["es-419", "es"], "es-419", .region, ["es-MX"]),
            Row("es_MX", ["es-MX", "es"], "es-MX", .exact, ["es-MX"]),
            Row("zh-Hant-MO", ["zh-Hant", "zh-HK"], "zh-HK", .region, ["zh-Hant-MO"]),
            Row("zh-MO", ["zh-MO", "zh-Hant-MO"], "zh-MO", .exact, ["zh-MO"]),
            Row("pt-AO", ["pt-BR", "pt-PT"], "pt-PT", .region, ["pt-AO"]),
            Row("nn-NO", ["no", "en"], "no", .parent, ["nn-NO", "no"]),
            Row("nn-NO", ["nb", "en"], "nb", .parent, ["nn-NO", "no"]),
            Row("no", ["no", "nb"], "no", .exact, ["no"]),
            Row("ht", ["fr", "en"], "fr", .parent, ["ht", "fr-HT"]),
            Row("hi-Latn", ["en", "hi"], "en", .parent, ["hi-Latn", "en-IN"]),
            Row("sr-Latn", ["sr-Cyrl", "en"], "sr-Cyrl", .region, ["sr-Latn"]),
            Row("gsw-CH", ["de", "en"], "de", .related, ["gsw-CH"]),
            Row("ar-XB", ["ar-XB", "ar"], "ar-XB", .exact, ["ar-XB"]),
            Row("und-BR", ["pt-PT", "pt-BR"], "pt-BR", .exact, ["und-BR"]),
            Row("hr-BA", ["bs", "hr"], "hr", .region, ["hr-BA"]),
        ])
    func climbs(row: Row) {
        let resolution = LanguageResolver(offered: row.offered).resolve(row.reported)
        #expect(resolution.resolved == row.resolved)
        #expect(resolution.reason == row.reason)
        #expect(resolution.steps == row.steps)
    }

    @Test("the policy sameLanguage refuses relatives and parents of another language")
    func sameLanguage() {
        let offered = ["en", "de", "fr", "nb", "es-419"]
        let resolver = LanguageResolver(offered: offered, policy: .sameLanguage)
        #expect(resolver.resolve("gsw").resolved == "en")
        #expect(resolver.resolve("ht").why == .noMatch)
        #expect(resolver.resolve("hi-Latn").reason == .default)
        #expect(resolver.resolve("nn-NO").resolved == "nb")
        #expect(resolver.resolve("no").resolved == "nb")
        #expect(resolver.resolve("es-AR").resolved == "es-419")
        #expect(LanguageResolver(offered: offered).resolve("ht").resolved == "fr")
    }

    @Test(
        "overrides win, the tag's own before its language's, and only where the target is offered")
    func overrides() {
        let overrides = ["pt_ao": "pt-BR", "be": "ru", "pt": "pt-PT", "mol": "en"]
        let resolver = LanguageResolver(
            offered: ["en", "ru", "pt-BR", "pt-PT", "ro"], overrides: overrides)
        #expect(resolver.resolve("pt-AO").resolved == "pt-BR")
        #expect(resolver.resolve("pt-AO").reason == .override)
        #expect(resolver.resolve("pt-AO").steps == ["pt-AO"])
        #expect(resolver.resolve("pt_BR").resolved == "pt-PT")
        #expect(resolver.resolve("be-BY").reason == .override)
        #expect(resolver.resolve("ro-MD").reason == .override)
        let without = LanguageResolver(offered: ["en", "pt-PT"], overrides: overrides)
        #expect(without.resolve("pt-AO").resolved == "pt-PT")
        #expect(without.resolve("be").resolved == "en")
    }

    @Test("falls to the default language if it is offered, then to en, then to nothing")
    func defaults() {
        let offered = ["de", "en"]
        #expect(
            LanguageResolver(offered: offered, defaultLanguage: "de").resolve("xx").resolved == "de"
        )
        #expect(
            LanguageResolver(offered: offered, defaultLanguage: "fr").resolve("xx").resolved == "en"
        )
        #expect(
            LanguageResolver(offered: ["de"], defaultLanguage: "fr").resolve("xx").resolved == nil)
    }

    @Test("answers for texts of any size without looking at all of them")
    func hostile() {
        let megabyte = String(repeating: "a", count: 1_000_000)
        #expect(Self.offered48.resolve(megabyte).why == .unusable)
        #expect(Self.offered48.resolve(String(repeating: "x-", count: 100)).why == .illFormed)
        #expect(Self.offered48.resolve("en\u{0}").why == .unusable)
        #expect(Self.offered48.resolve("klingon").why == .noMatch)
        #expect(Self.offered48.resolve("klingon").canonical == "klingon")
        #expect(Self.offered48.resolve("x-private").why == .undetermined)
        #expect(Self.offered48.resolve("C.UTF-8").why == .unusable)
        #expect(Self.offered48.resolve("root").why == .unusable)
        #expect(Self.offered48.resolve("\n ").why == .unusable)
        #expect(Self.offered48.resolve("\u{FEFF}de").why == .unusable)
    }

    @Test("remembers without mixing tags up, from many threads at once")
    func concurrent() async {
        let resolver = LanguageResolver(offered: ResolutionVector.offered("offered48"))
        await withTaskGroup(of: Int.self) { group in
            for seed in 0..<8 {
                group.addTask {
                    var wrong = 0
                    for round in 0..<2_000 {
                        let vectors = ResolutionVector.all
                        let vector = vectors[(round * 31 + seed * 17) % vectors.count]
                        let resolution = resolver.resolve(vector.reported)
                        if resolution.resolved != vector.resolved48
                            || !resolution.reported.utf8.elementsEqual(vector.reported.utf8)
                        {
                            wrong += 1
                        }
                    }
                    return wrong
                }
            }
            for await wrong in group { #expect(wrong == 0) }
        }
    }

    @Test("stays right when more tags come than it can remember")
    func bounded() {
        let resolver = LanguageResolver(
            offered: OfferedLanguages(["en", "de"]), defaultLanguage: nil, policy: .close,
            overrides: LanguageOverrides([:]), capacity: 8)
        for number in 0..<5_000 {
            #expect(resolver.resolve("de-x-a\(number)").resolved == "de")
            #expect(resolver.resolvedIndex("de-x-a\(number)") == 1)
        }
        #expect(resolver.resolve("de_AT").resolved == "de")
        #expect(resolver.resolve("de_AT").reported == "de_AT")
    }

    @Test("keeps the spelling that was offered")
    func spelling() {
        let resolver = LanguageResolver(offered: ["pt_BR", "no", "de-12", "zh-TW"])
        #expect(resolver.resolve("pt").resolved == "pt_BR")
        #expect(resolver.resolve("nb").resolved == "no")
        #expect(resolver.resolve("zh-Hant").resolved == "zh-TW")
        #expect(resolver.resolve("de").resolved == nil)
    }
}
