/// Which tags are ordinary: a language that ICU has a locale for or a plain alias of one, a script that has letters of its
/// own in Unicode, a region with an ISO code, nothing else.
final class OrdinaryTags: Sendable {
    /// The language of each ordinary language code and alias.
    private let languages: SubtagTable<Subtag>
    private let scripts: SubtagTable<Bool>
    private let regions: SubtagTable<Bool>
    private let regionsWithFacts: RegionsByLanguage

    init(
        languages: Set<Subtag>, aliases: [(Subtag, Subtag)], scripts: Set<Subtag>,
        regions: Set<Subtag>, regionsWithFacts: [Subtag: Set<Subtag>]
    ) {
        self.languages = SubtagTable(
            aliases.filter { languages.contains($0.1) } + languages.map { ($0, $0) })
        self.scripts = SubtagTable(scripts.map { ($0, true) })
        self.regions = SubtagTable(regions.map { ($0, true) })
        self.regionsWithFacts = RegionsByLanguage(regionsWithFacts)
    }

    /// The canonical form of an ordinary tag; nil when the tag is not ordinary.
    func canonical(_ cleaned: String) -> LanguageTag? { reading(cleaned)?.tag }

    /// The canonical form of an ordinary tag, and whether the tag is spelled so already; nil when it is not ordinary.
    func reading(_ cleaned: String) -> (tag: LanguageTag, isCanonical: Bool)? {
        guard var (tag, isCanonical) = LanguageTag.reading(cleaned),
            let language = languages[tag.language]
        else { return nil }
        if language != tag.language {
            tag.language = language
            isCanonical = false
        }
        return hasOrdinaryScriptAndRegion(tag) ? (tag, isCanonical) : nil
    }

    /// Whether a canonical tag is ordinary.
    func contains(_ tag: LanguageTag) -> Bool {
        languages[tag.language] == tag.language && hasOrdinaryScriptAndRegion(tag)
    }

    /// Whether the embedded table says something about a language in a region that it does not say about the language
    /// alone.
    func hasFacts(about region: Subtag, of language: Subtag) -> Bool {
        regionsWithFacts.contains(region, for: language)
    }

    @inline(__always)
    private func hasOrdinaryScriptAndRegion(_ tag: LanguageTag) -> Bool {
        (tag.script.isNone || scripts[tag.script] != nil)
            && (tag.region.isNone || regions[tag.region] != nil)
    }
}
