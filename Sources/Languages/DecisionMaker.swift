/// Decides about canonical tags over one offered set, and remembers what it decided.
///
/// Most regions make no difference: where `de` is offered alone, `de-AT` and `de-BR` lead to the same answer. Such regions of
/// a language and script share a decision, so that also a tag that nobody sent before usually costs a look-up.
final class DecisionMaker: Sendable {
    private let ordinary: ResolutionAlgorithm<OrdinaryFacts>
    private let exact: ResolutionAlgorithm<SystemLocaleFacts>
    private let ordinaryTags: OrdinaryTags
    private let made: InsertOnlyTable<Decision>
    private let offeredRegions: RegionsByLanguage
    private let regardsEveryRegion: Bool

    /// Stands for all regions that make no difference; no region is written so.
    private static let anyRegion = Subtag(packed: 1)

    /// Makes room for a number of decisions, a power of two.
    init(
        offered: OfferedLanguages, policy: LanguagePolicy, overrides: LanguageOverrides,
        fallback: OfferedLanguages.Entry?, capacity: Int
    ) {
        let table = EmbeddedLocaleFacts.shared
        ordinary = ResolutionAlgorithm(
            facts: OrdinaryFacts(table: table, closestByRegion: offered.closestByRegion),
            offered: offered, policy: policy, overrides: overrides, fallback: fallback)
        exact = ResolutionAlgorithm(
            facts: SystemLocaleFacts(), offered: offered, policy: policy, overrides: overrides,
            fallback: fallback)
        ordinaryTags = table.ordinaryTags
        made = InsertOnlyTable(capacity: capacity)
        offeredRegions = RegionsByLanguage(Self.regionsThatMatter(offered, table))
        // An override may name any tag.
        regardsEveryRegion = !overrides.isEmpty
    }

    /// The decision about any canonical tag.
    func decision(for tag: LanguageTag) -> Decision {
        let key = PackedTag(tag)
        if let (decision, _) = made.entry(of: key) { return decision }
        if ordinaryTags.contains(tag), let decision = decision(forOrdinary: tag) { return decision }
        let decision = exactDecision(for: tag)
        made.insert(decision, note: 0, for: key)
        return decision
    }

    /// The decision about an ordinary tag without a call into ICU; nil when that cannot be.
    @inline(__always)
    func decision(forOrdinary tag: LanguageTag) -> Decision? {
        let key = PackedTag(shared(tag))
        if let (decision, _) = made.entry(of: key) { return decision }
        guard let decision = try? ordinary.decision(for: tag) else { return nil }
        made.insert(decision, note: 0, for: key)
        return decision
    }

    /// The decision by ICU alone, not remembered.
    func exactDecision(for tag: LanguageTag) -> Decision {
        do {
            return try exact.decision(for: tag)
        } catch {
            // ICU answers for every tag: `SystemLocaleFacts` never throws.
            return Decision(fallback: exact.fallback, .noMatch)
        }
    }

    /// The tag under which the decision about an ordinary one is kept.
    @inline(__always)
    private func shared(_ tag: LanguageTag) -> LanguageTag {
        guard !tag.region.isNone, !regardsEveryRegion,
            !ordinaryTags.hasFacts(about: tag.region, of: tag.language),
            !offeredRegions.contains(tag.region, for: tag.language)
        else { return tag }
        var tag = tag
        tag.region = Self.anyRegion
        return tag
    }

    /// The regions that the offered set tells apart, by language.
    private static func regionsThatMatter(
        _ offered: OfferedLanguages, _ table: EmbeddedLocaleFacts
    ) -> [Subtag: Set<Subtag>] {
        var regions: [Subtag: Set<Subtag>] = [:]
        for entry in offered.entries {
            for language in [entry.canonical.language, entry.maximized.language] {
                regions[language, default: []]
                    .formUnion([entry.canonical.region, entry.maximized.region])
            }
        }
        // The algorithm goes by the region itself.
        let languages = offered.closestByRegion.languages.union(KnownSubtags.sinitic)
            .union(KnownSubtags.norwegian)
        for language in languages { regions[language] = table.regions }
        return regions
    }
}
