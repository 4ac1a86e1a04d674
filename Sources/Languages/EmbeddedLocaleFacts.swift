/// The facts about ordinary tags as an embedded table, so that they cost no call into ICU.
///
/// The table is made from the system ICU's data (``LocaleTable``), and a test compares the two.
struct EmbeddedLocaleFacts: Sendable {
    /// The table of this build.
    static let shared = EmbeddedLocaleFacts(LocaleTable.text)

    private var languages: Set<Subtag> = []
    private var scripts: Set<Subtag> = []
    /// The ordinary regions.
    private(set) var regions: Set<Subtag> = []
    private var likely: [LanguageTag: LanguageTag] = [:]
    private var parents: [LanguageTag: LanguageTag] = [:]
    private var relatives: [Subtag: Set<Subtag>] = [:]
    private var crossings: Set<[LanguageTag]> = []

    /// Which tags are ordinary.
    let ordinaryTags: OrdinaryTags

    /// Reads the table: lines of a name and values, pairs joined by `=`.
    init(_ table: String) {
        var aliases: [(Subtag, Subtag)] = []
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard let name = words.first else { continue }
            let values = words.dropFirst()
            switch name {
            case "languages": languages.formUnion(values.compactMap { Subtag($0.utf8) })
            case "scripts": scripts.formUnion(values.compactMap { Subtag($0.utf8) })
            case "regions": regions.formUnion(values.compactMap { Subtag($0.utf8) })
            case "aliases":
                aliases += Self.pairs(values).map { ($0.language, $1.language) }
            case "likely":
                for (key, value) in Self.pairs(values) { likely[key] = value }
            case "parents":
                for (key, value) in Self.pairs(values) { parents[key] = value }
            case "relatives":
                for (key, value) in Self.pairs(values) {
                    relatives[key.language, default: []].insert(value.language)
                }
            case "crossings":
                for (key, value) in Self.pairs(values) { crossings.insert([key, value]) }
            default: continue
            }
        }
        var named: [Subtag: Set<Subtag>] = [:]
        for (key, value) in Array(likely) + Array(parents) {
            named[key.language, default: []].formUnion([key.region, value.region])
        }
        ordinaryTags = OrdinaryTags(
            languages: languages, aliases: aliases, scripts: scripts, regions: regions,
            regionsWithFacts: named)
    }

    private static func pairs(_ values: ArraySlice<Substring>) -> [(LanguageTag, LanguageTag)] {
        values.compactMap { pair in
            let sides = pair.split(separator: "=")
            guard sides.count == 2, let key = LanguageTag(String(sides[0])),
                let value = LanguageTag(String(sides[1]))
            else { return nil }
            return (key, value)
        }
    }

    /// The tag with likely subtags added; nil when its language is not in the table.
    func maximizedIfKnown(_ tag: LanguageTag) -> LanguageTag? {
        guard languages.contains(tag.language) else { return nil }
        let row =
            likely[tag] ?? likely[tag.withoutRegion] ?? likely[tag.withoutScript]
            ?? likely[LanguageTag(language: tag.language)]
        guard let row else { return nil }
        return LanguageTag(
            language: row.language, script: tag.script.isNone ? row.script : tag.script,
            region: tag.region.isNone ? row.region : tag.region)
    }

    /// The explicit CLDR parent of a tag, never the root.
    ///
    /// Its own entry, else the entry of the tag without its region. A script that is the likely one may be left out, as
    /// CLDR leaves it out. A script that is not has no parent but an explicit one; newer ICU data no longer says so.
    func parent(of tag: LanguageTag) -> LanguageTag? {
        parents[tag] ?? parents[tag.withoutRegion]
    }

    /// Whether ICU's matcher may answer a language and script with another script of the language.
    func crosses(_ tag: LanguageTag, to other: LanguageTag) -> Bool {
        crossings.contains([tag, other])
    }

    /// The languages that ICU's matcher may answer a language with, within the distance of ary to ar.
    func relatives(of language: Subtag) -> Set<Subtag> { relatives[language] ?? [] }
}
