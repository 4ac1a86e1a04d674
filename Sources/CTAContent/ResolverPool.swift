/// The language resolvers of one catalog, one for each set of languages that a text is written in.
final class ResolverPool: Sendable {
    private let policy: LanguagePolicy
    private let overrides: LanguageOverrides
    private let defaultLanguage: String
    private let made: [[String]: LanguageResolver]

    /// Makes the resolvers of everything in a catalog at once, because texts share their sets of languages.
    init(catalog: Catalog) {
        let overrides = LanguageOverrides(catalog.languageOverrides)
        var sets: Set<[String]> = [catalog.templates.map(\.language)]
        for settings in [catalog.offers, catalog.reviews] {
            sets.formUnion(settings.labels.map(\.variants.languages))
            sets.formUnion(settings.suggestions.map(\.texts.languages))
        }
        let texts = catalog.texts
        sets.formUnion([texts.title, texts.welcomeTitle, texts.welcomeText].map(\.languages))
        var made: [[String]: LanguageResolver] = [:]
        for tags in sets {
            made[tags] = LanguageResolver(
                offered: OfferedLanguages(tags), defaultLanguage: catalog.defaultLanguage,
                policy: catalog.languagePolicy, overrides: overrides, capacity: 64)
        }
        self.made = made
        self.overrides = overrides
        policy = catalog.languagePolicy
        defaultLanguage = catalog.defaultLanguage
    }

    /// The resolver over the languages that a text is written in.
    func resolver(over tags: [String]) -> LanguageResolver {
        made[tags]
            ?? LanguageResolver(
                offered: OfferedLanguages(tags), defaultLanguage: defaultLanguage, policy: policy,
                overrides: overrides, capacity: 64)
    }

    /// The resolver over the built-in languages.
    func builtIn(_ languages: OfferedLanguages) -> LanguageResolver {
        LanguageResolver(
            offered: languages, defaultLanguage: defaultLanguage, policy: policy,
            overrides: overrides, capacity: 1_024)
    }
}
