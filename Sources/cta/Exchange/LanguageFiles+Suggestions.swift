internal import CTAContent
internal import CommandLineArguments
internal import StringFiles

extension LanguageFiles {
    /// The suggestions of a catalog, under keys such as `offers.win-back`.
    ///
    /// - Throws: a refusal when none is in the catalog's default language.
    init(suggestionsOf catalog: Catalog, name: String) throws(CommandError) {
        var languages: [String] = []
        var entries: [ByteText: [Entry]] = [:]
        for kind in CardKind.allCases {
            for suggestion in catalog.settings(for: kind).suggestions {
                let key = SuggestionKey(kind: kind, key: suggestion.key)
                for text in suggestion.texts.entries {
                    let tag = LanguageTagText.comparable(text.language)
                    if entries[tag] == nil { languages.append(text.language) }
                    entries[tag, default: []].append(key.entry(text.text, in: text.language))
                }
            }
        }
        let files = languages.map { language in
            StringFileInput(
                path: FilePath(name), name: name,
                file: StringFile(
                    format: .arb, languages: [language],
                    entries: entries[LanguageTagText.comparable(language)] ?? []),
                diagnostics: [])
        }
        try self.init(
            files, of: name, sourceLanguage: catalog.defaultLanguage, takesNewLanguages: true)
    }
}
