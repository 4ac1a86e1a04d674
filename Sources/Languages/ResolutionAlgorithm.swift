/// The resolution of one reported tag over one offered set, written once for both sources of facts.
struct ResolutionAlgorithm<Facts: LocaleFacts>: Sendable {
    let facts: Facts
    let offered: OfferedLanguages
    let policy: LanguagePolicy
    let overrides: LanguageOverrides
    /// The offered language when nothing matches.
    let fallback: OfferedLanguages.Entry?

    /// The result with the place of the resolved language among the offered tags.
    struct Outcome {
        var resolution: LanguageResolution
        var index: Int?
    }

    func resolve(_ reported: String) throws(NotOrdinary) -> Outcome {
        let canonical: LanguageTag
        switch try CanonicalTag.through(facts, reported) {
        case .unusable: return unmatched(reported, nil, .unusable, [])
        case .illFormed: return unmatched(reported, nil, .illFormed, [])
        case .tag(let tag): canonical = withoutPseudoRegion(tag)
        }
        if let entry = overrides.target(for: canonical, in: offered) {
            return matched(reported, canonical, entry, .override, [canonical.text])
        }
        guard !canonical.isUndetermined else {
            return unmatched(reported, canonical, .undetermined, [canonical.text])
        }
        return try climb(reported, canonical)
    }

    /// Tries the tag, then each explicit CLDR parent of it.
    private func climb(
        _ reported: String, _ canonical: LanguageTag
    ) throws(NotOrdinary) -> Outcome {
        var steps = [canonical.text]
        if let entry = offered.entries.first(where: { $0.canonical == canonical }) {
            return matched(reported, canonical, entry, .exact, steps)
        }
        var tag = try prepared(canonical)
        let original = tag.language
        if let (entry, reason) = try match(tag, original: original) {
            return matched(reported, canonical, entry, reason, steps)
        }
        while let parent = try parent(of: tag), allows(parent, from: canonical),
            !steps.contains(parent.text)
        {
            steps.append(parent.text)
            tag = try prepared(parent)
            if let (entry, _) = try match(tag, original: original) {
                return matched(reported, canonical, entry, .parent, steps)
            }
        }
        return unmatched(reported, canonical, .noMatch, steps)
    }

    /// The match of one step: (a) the same tag, (b) the same after likely subtags, (c) close enough for the matcher.
    private func match(
        _ tag: LanguageTag, original: Subtag
    ) throws(NotOrdinary) -> (OfferedLanguages.Entry, LanguageResolution.Reason)? {
        if let entry = offered.entries.first(where: { $0.canonical == tag }) {
            return (entry, .exact)
        }
        let maximized = try facts.maximized(tag)
        let real = offered.entries.filter { !$0.isPseudo }
        // Among spellings of the same language, the one that spells most of what was asked for.
        let equal = real.filter { $0.maximized == maximized }
        if let most = equal.map({ $0.canonical.sharedSubtags(with: tag) }).max() {
            return equal.first { $0.canonical.sharedSubtags(with: tag) == most }.map {
                ($0, .exact)
            }
        }
        // Another language is asked for only when the same one is not offered at all.
        let same = real.filter { $0.maximized.language == maximized.language }
        guard same.isEmpty else {
            return try facts.closest(to: tag, maximized: maximized, among: same).map {
                ($0, .region)
            }
        }
        guard policy == .close else { return nil }
        let others = real.filter {
            !ProductLanguages.subtags.contains($0.maximized.language)
                || !ProductLanguages.subtags.contains(maximized.language)
                    && !ProductLanguages.subtags.contains(original)
        }
        return try facts.closest(to: tag, maximized: maximized, among: others).map {
            ($0, .related)
        }
    }

    /// The tag with what resolution must not lose written in: a likely script that is not the language's usual one.
    private func prepared(_ tag: LanguageTag) throws(NotOrdinary) -> LanguageTag {
        var tag = tag
        if tag.language == KnownSubtags.undetermined { tag = try facts.maximized(tag) }
        if tag.language == Subtag("no"), !offered.offers(language: Subtag("no")),
            offered.offers(language: Subtag("nb"))
        {
            tag.language = Subtag("nb")
        }
        guard tag.script.isNone, !tag.region.isNone else { return tag }
        if Self.sinitic.contains(tag.language), Self.traditionalRegions.contains(tag.region) {
            tag.script = Subtag("Hant")
            return tag
        }
        let usual = try facts.maximized(LanguageTag(language: tag.language)).script
        let likely = try facts.maximized(tag).script
        if likely != usual { tag.script = likely }
        return tag
    }

    /// The explicit parent of a tag while the script stays the same.
    private func parent(of tag: LanguageTag) throws(NotOrdinary) -> LanguageTag? {
        let script = try facts.maximized(tag).script
        var parent = EmbeddedLocaleFacts.shared.parent(of: tag)
        // CLDR leaves the usual script out of its tags: es-Latn-MX has the parent of es-MX.
        if parent == nil, !tag.script.isNone,
            try facts.maximized(LanguageTag(language: tag.language)).script == tag.script
        {
            parent = EmbeddedLocaleFacts.shared.parent(of: tag.withoutScript)
        }
        guard let parent, try facts.maximized(parent).script == script else { return nil }
        return parent
    }

    private func allows(_ parent: LanguageTag, from canonical: LanguageTag) -> Bool {
        switch policy {
        case .close: true
        case .sameLanguage:
            parent.language == canonical.language
                || Self.norwegian.contains(parent.language)
                    && Self.norwegian.contains(canonical.language)
        }
    }

    private func withoutPseudoRegion(_ tag: LanguageTag) -> LanguageTag {
        guard Self.pseudoRegions.contains(tag.region),
            !offered.entries.contains(where: { $0.canonical == tag })
        else { return tag }
        return tag.withoutRegion
    }

    private func matched(
        _ reported: String, _ canonical: LanguageTag, _ entry: OfferedLanguages.Entry,
        _ reason: LanguageResolution.Reason, _ steps: [String]
    ) -> Outcome {
        Outcome(
            resolution: LanguageResolution(
                reported: reported, canonical: canonical.text, resolved: entry.tag, reason: reason,
                why: nil, steps: steps),
            index: entry.index)
    }

    private func unmatched(
        _ reported: String, _ canonical: LanguageTag?, _ why: LanguageResolution.DefaultReason,
        _ steps: [String]
    ) -> Outcome {
        Outcome(
            resolution: LanguageResolution(
                reported: reported, canonical: canonical?.text, resolved: fallback?.tag,
                reason: .default, why: why, steps: steps),
            index: fallback?.index)
    }

    // Computed, because a generic type holds no stored statics.
    private static var sinitic: Set<Subtag> { KnownSubtags.sinitic }
    private static var traditionalRegions: Set<Subtag> { KnownSubtags.traditionalRegions }
    private static var norwegian: Set<Subtag> { KnownSubtags.norwegian }
    private static var pseudoRegions: Set<Subtag> { KnownSubtags.pseudoRegions }
}
