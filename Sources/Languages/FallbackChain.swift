extension OfferedLanguages {
    /// Where a text is looked for that is missing in a sparse language file: the places of the languages in order.
    ///
    /// Starts with the language itself, goes on with the offered language that is the same without its region (es-419 to
    /// es, zh-HK as zh-Hant-HK to zh-Hant), never changes script before the end, and ends with `en`.
    package func fallbackChain(from index: Int) -> [Int] {
        guard let start = entries.first(where: { $0.index == index }) else { return [] }
        var chain = [index]
        if !start.canonical.region.isNone,
            let parent = entries.first(where: {
                $0.canonical.region.isNone && $0.maximized.language == start.maximized.language
                    && $0.maximized.script == start.maximized.script
            })
        {
            chain.append(parent.index)
        }
        if let english = entries.first(where: { $0.canonical == Self.english }),
            !chain.contains(english.index)
        {
            chain.append(english.index)
        }
        return chain
    }

    private static let english = LanguageTag(language: Subtag("en"))
}
