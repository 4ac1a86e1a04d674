internal import CTAContent

/// The languages whose files may leave out what does not differ from another file, and no other may.
enum SparseLanguages {
    /// The language whose file fills the gaps; nil for a language whose file is complete.
    static func parent(of language: String) -> String? {
        guard let tag = LanguageTag(language) else { return nil }
        return parents[tag.text]
    }

    /// The sparse languages with their parents.
    static let parents = [
        "en-AU": "en", "en-CA": "en", "en-GB": "en", "fr-CA": "fr", "es-419": "es",
        "zh-HK": "zh-Hant",
    ]
}
