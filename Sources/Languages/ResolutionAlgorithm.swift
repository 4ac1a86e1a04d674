/// The resolution of one canonical tag over one offered set, written once for both sources of facts.
struct ResolutionAlgorithm<Facts: LocaleFacts>: Sendable {
    let facts: Facts
    let offered: OfferedLanguages
    let policy: LanguagePolicy
    let overrides: LanguageOverrides
    /// The offered language when nothing matches.
    let fallback: OfferedLanguages.Entry?

    /// The decision about a tag with all that the algorithm asks of its facts.
    func decision(for canonical: LanguageTag) throws(NotOrdinary) -> Decision {
        if let entry = overrides.target(for: canonical, in: offered) {
            return Decision(entry, .override)
        }
        guard !canonical.isUndetermined else {
            return Decision(fallback: fallback, .undetermined)
        }
        return try climb(canonical)
    }

    /// Tries the tag, then each explicit CLDR parent of it.
    private func climb(_ canonical: LanguageTag) throws(NotOrdinary) -> Decision {
        if let entry = offered.entries.first(where: { $0.canonical == canonical }) {
            return Decision(entry, .exact)
        }
        var tag = try prepared(canonical)
        let original = tag.language
        if let (entry, reason) = try match(tag, original: original) {
            return Decision(entry, reason)
        }
        var tried = [canonical]
        while let parent = try parent(of: tag), allows(parent, from: canonical),
            !tried.contains(parent)
        {
            tried.append(parent)
            tag = try prepared(parent)
            if let (entry, _) = try match(tag, original: original) {
                return Decision(entry, .parent, parents: tried.dropFirst().map(\.text))
            }
        }
        return Decision(fallback: fallback, .noMatch, parents: tried.dropFirst().map(\.text))
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

    // Computed, because a generic type holds no stored statics.
    private static var sinitic: Set<Subtag> { KnownSubtags.sinitic }
    private static var traditionalRegions: Set<Subtag> { KnownSubtags.traditionalRegions }
    private static var norwegian: Set<Subtag> { KnownSubtags.norwegian }
}
