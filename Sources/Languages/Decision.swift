/// What was decided about a canonical tag: of a resolution all but the tag itself.
struct Decision: Sendable {
    /// The language as it was offered.
    let language: String?
    /// Its place among the offered tags.
    let index: Int?
    let reason: LanguageResolution.Reason
    let why: LanguageResolution.DefaultReason?
    /// The CLDR parents that were tried.
    let parents: [String]

    /// A match.
    init(
        _ entry: OfferedLanguages.Entry, _ reason: LanguageResolution.Reason, parents: [String] = []
    ) {
        language = entry.tag
        index = entry.index
        self.reason = reason
        why = nil
        self.parents = parents
    }

    /// No match: the default language, if there is one.
    init(
        fallback: OfferedLanguages.Entry?, _ why: LanguageResolution.DefaultReason,
        parents: [String] = []
    ) {
        language = fallback?.tag
        index = fallback?.index
        reason = .default
        self.why = why
        self.parents = parents
    }
}
