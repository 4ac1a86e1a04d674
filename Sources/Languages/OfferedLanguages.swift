/// The languages that one text exists in, in order, with what the resolution compares.
package struct OfferedLanguages: Sendable {
    /// One offered language.
    struct Entry: Hashable, Sendable {
        /// The tag as it was offered.
        let tag: String
        /// Its canonical form.
        let canonical: LanguageTag
        /// Its canonical form with likely subtags.
        let maximized: LanguageTag
        /// Its place among all offered tags.
        let index: Int

        /// Whether it is a pseudo-locale such as en-XA, which matches only itself.
        var isPseudo: Bool { KnownSubtags.isPseudoRegion(canonical.region) }
    }

    /// The tags as they were offered.
    package let tags: [String]
    /// The tags that name a language; others (ill-formed, undetermined, ICU's pseudo-locale variants such as
    /// en-PSACCENT) are never resolved to.
    let entries: [Entry]
    /// Which of several regions of a language is closest to a region.
    let closestByRegion: ClosestByRegion

    /// Reads tags in any spelling, such as pt_BR, zh-Hant-HK or no.
    package init(_ tags: [String]) {
        self.init(tags, facts: EmbeddedLocaleFacts.shared, fallback: SystemLocaleFacts())
    }

    init(_ tags: [String], facts: EmbeddedLocaleFacts, fallback: SystemLocaleFacts) {
        self.tags = tags
        let entries: [Entry] = tags.enumerated().compactMap { index, tag in
            guard let canonical = Self.canonical(tag, facts: facts) else {
                return nil
            }
            let maximized = facts.maximizedIfKnown(canonical) ?? fallback.maximized(canonical)
            return Entry(tag: tag, canonical: canonical, maximized: maximized, index: index)
        }
        self.entries = entries
        closestByRegion = ClosestByRegion(entries, regions: facts.regions)
    }

    /// The canonical form of a tag that can be offered; nil for any other.
    private static func canonical(
        _ tag: String, facts: EmbeddedLocaleFacts
    ) -> LanguageTag? {
        guard let cleaned = ReportedTag.cleaned(tag),
            let canonical = facts.ordinaryTags.canonical(cleaned)
                ?? SystemLocaleFacts.canonical(cleaned),
            !canonical.isUndetermined, !hasPseudoVariant(cleaned)
        else { return nil }
        return canonical
    }

    /// The canonical form of a tag that a text can be offered in; nil when it names no language.
    package static func canonical(_ tag: String) -> LanguageTag? {
        canonical(tag, facts: .shared)
    }

    private static func hasPseudoVariant(_ cleaned: String) -> Bool {
        cleaned.split(separator: "-").contains {
            ["psaccent", "psbidi", "pscrack"].contains($0.lowercased())
        }
    }

    /// A tag without its region when that is a pseudo-region or unknown, unless that very tag is offered.
    func withoutPseudoRegion(_ tag: LanguageTag) -> LanguageTag {
        guard KnownSubtags.isPseudoRegion(tag.region),
            !entries.contains(where: { $0.canonical == tag })
        else { return tag }
        return tag.withoutRegion
    }

    /// Whether a language is offered under its bare canonical tag or with a region.
    func offers(language: Subtag) -> Bool { entries.contains { $0.canonical.language == language } }

    /// Whether a tag is offered, in any spelling.
    package func offers(_ tag: String) -> Bool { entry(for: tag) != nil }

    /// The entry for a tag: the same spelling first, else the same canonical form.
    func entry(for tag: String) -> Entry? {
        if let same = entries.first(where: { $0.tag.utf8.elementsEqual(tag.utf8) }) { return same }
        guard case .tag(let canonical) = CanonicalTag(tag) else { return nil }
        return entries.first { $0.canonical == canonical }
    }
}
