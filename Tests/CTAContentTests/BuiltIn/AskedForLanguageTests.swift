import CTAContent
import ICU
import Testing

/// A customer sees a text in a language they asked for, or English, never another.
///
/// What was asked for comes from ICU alone: the language and the likely script of the canonical tag. The resolver under
/// test is not asked.
@Suite struct AskedForLanguageTests {
    /// The 50 localizations of App Store Connect, as its API spells them.
    ///
    /// https://developer.apple.com/help/app-store-connect/reference/app-store-localizations/
    static let appStoreConnect = """
        ar-SA bn-BD ca cs da de-DE el en-AU en-CA en-GB en-US es-ES es-MX fi fr-CA fr-FR gu-IN he hi hr hu id it ja \
        kn-IN ko ml-IN mr-IN ms nl-NL no or-IN pa-IN pl pt-BR pt-PT ro ru sk sl-SI sv ta-IN te-IN th tr uk ur-PK vi \
        zh-Hans zh-Hant
        """.split(separator: " ").map(String.init)

    private static let content = ContentResolver(catalog: Catalog(app: "a"))

    /// Language and script of the built-in texts.
    private static let offered = Set(
        BuiltInTexts.shared.languages.tags.compactMap { languageAndScript(of: $0) })

    @Test("every built-in language, by its own tag")
    func own() {
        let tags = BuiltInTexts.shared.languages.tags
        #expect(tags.count == 61)
        for tag in tags { expectAskedFor(tag) }
    }

    @Test("every App Store Connect spelling, in a language of its own")
    func spellings() {
        #expect(Self.appStoreConnect.count == 50)
        for tag in Self.appStoreConnect {
            expectAskedFor(tag)
            #expect(Self.content.resolve(language: tag).reason != .default, "\(tag)")
        }
    }

    @Test("every region of every built-in language, with hyphen and underscore")
    func regions() {
        let languages = Set(
            BuiltInTexts.shared.languages.tags.map { String($0.prefix { $0 != "-" }) })
        var count = 0
        for language in languages.sorted() {
            for region in LocaleData.regions() {
                count += 1
                expectAskedFor(
                    count.isMultiple(of: 2) ? "\(language)-\(region)" : "\(language)_\(region)")
            }
        }
        #expect(count > 200)
    }

    @Test("neighbours that are not offered get English and not each other's language")
    func neighbours() {
        for tag in [
            "be-BY", "az-AZ", "eu-ES", "gl-ES", "mk-MK", "sq-AL", "cy-GB", "hi-Latn-IN",
            "pa-Arab-PK",
        ] {
            for key in TextKey.allCases {
                let language = Self.content.text(key, language: tag).language
                #expect(language == "en" || language.hasPrefix("en-"), "\(tag): \(language)")
            }
        }
    }

    private func expectAskedFor(_ tag: String) {
        let hyphenated = String(tag.map { $0 == "_" ? "-" : $0 })
        let asked = Self.languageAndScript(of: hyphenated)
        let isOffered = asked.map(Self.offered.contains) ?? false
        for key in TextKey.allCases {
            let language = Self.content.text(key, language: tag).language
            let given = Self.languageAndScript(of: language)
            let expected = isOffered ? asked : "en-Latn"
            #expect(
                given == expected, "\(tag) asked for \(asked ?? "nothing") and sees \(language)")
        }
    }

    /// Language and likely script by ICU, with Norwegian under one code; nil when ICU cannot read the tag.
    private static func languageAndScript(of tag: String) -> String? {
        guard let canonical = LocaleData.canonical(tag),
            let maximized = LocaleData.maximized(canonical)
        else { return nil }
        let parts = maximized.split(separator: "-")
        guard parts.count >= 2 else { return nil }
        return "\(parts[0] == "no" ? "nb" : parts[0])-\(parts[1])"
    }
}
