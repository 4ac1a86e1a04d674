internal import Synchronization

/// Answers for one catalog what a card and its push say.
///
/// Make one for each revision of a catalog and share it between threads: it is immutable but for what it remembers of
/// language tags. Making one costs about a millisecond.
///
///     let content = ContentResolver(catalog: catalog)
///     let card = try content.card(for: draft, language: "de_AT")
///     let push = content.push(for: card, to: customer)
public final class ContentResolver: Sendable {
    /// The catalog that it answers for.
    public let catalog: Catalog

    let builtIns: BuiltInTexts
    /// Resolves over the built-in languages.
    let languages: LanguageResolver
    /// Resolves over the languages of the push templates; a language without a template has none.
    let templateLanguages: LanguageResolver
    let templates: [CompiledTemplate]
    let resolvers: ResolverPool
    /// The parsed patterns of captions and plan wordings.
    let patterns: TextPatterns

    private let offerLabels: LabelTable
    private let reviewLabels: LabelTable

    /// Made when the first custom label is checked: folding every built-in text takes longer than a card.
    private let lazyIndex = Mutex<BuiltInIndex?>(nil)

    /// Prepares a catalog.
    public convenience init(catalog: Catalog) {
        self.init(catalog: catalog, builtIns: .shared)
    }

    init(catalog: Catalog, builtIns: BuiltInTexts) {
        self.catalog = catalog
        self.builtIns = builtIns
        patterns = TextPatterns(builtIns)
        let resolvers = ResolverPool(catalog: catalog)
        self.resolvers = resolvers
        languages = resolvers.builtIn(builtIns.languages)
        templates = catalog.templates.map { CompiledTemplate($0) }
        templateLanguages = resolvers.resolver(over: catalog.templates.map(\.language))
        offerLabels = LabelTable(catalog.offers.labels, resolvers: resolvers)
        reviewLabels = LabelTable(catalog.reviews.labels, resolvers: resolvers)
    }

    /// How a reported language resolves over the built-in languages under the catalog's policy and overrides.
    public func resolve(language reported: String) -> LanguageResolution {
        languages.resolve(reported)
    }

    /// A built-in text for a reported language, with the language that it really came from.
    ///
    /// For an ordinary or repeated tag this is a table look-up without allocation.
    public func text(_ key: TextKey, language reported: String) -> LocalizedText {
        builtIns.text(key, at: languages.resolvedIndex(reported) ?? 0)
    }

    /// The built-in texts of all languages, for the rule `equals-built-in`.
    var builtInIndex: BuiltInIndex {
        lazyIndex.withLock { made in
            if let index = made { return index }
            let index = BuiltInIndex(builtIns.ofCards)
            made = index
            return index
        }
    }

    /// The label of a kind and id, compared byte by byte.
    func label(_ id: String, kind: CardKind) -> CompiledLabel? {
        switch kind {
        case .offer: offerLabels[id]
        case .review: reviewLabels[id]
        }
    }

    /// The direction of text in a language.
    func direction(ofLanguage tag: String) -> TextDirection {
        if let index = builtIns.languages.tags.firstIndex(of: tag) {
            return builtIns.directions[index]
        }
        return TextDirection(ofLanguage: tag)
    }
}
