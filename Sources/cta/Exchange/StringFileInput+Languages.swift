internal import StringFiles

extension StringFileInput {
    /// The languages of the file that are translations; the source texts of a file of many languages
    /// are there to be compared.
    ///
    /// - Throws: a refusal when the file does not say its language, or is in the source language.
    func translatedLanguages(from source: String) throws(CommandError) -> [String] {
        let others = file.languages.filter { !LanguageTagText.isSame($0, source) }
        // A file of source texts alone has nothing to give, one in their language is a mistake.
        let hasTexts = file.entries.contains { entry in
            entry.localizations.contains { $0.role == .translation }
        }
        if others.isEmpty, hasTexts, let only = file.languages.first {
            throw .refused(
                path: name, "it is in \(only), the source language; edit that file itself")
        }
        guard !others.contains(where: { LanguageTagText.isSame($0, "und") }) else {
            throw .refused(
                path: name, "it does not say its language; name it with --language TAG")
        }
        return others
    }
}
