internal import CommandLineArguments
package import StringFiles

/// Writes the files that translators get.
package struct TranslationExport {
    private let files: LanguageFiles
    private let earlier: LanguageFiles?

    /// The built-in texts.
    package static func builtIn() throws(CommandError) -> TranslationExport {
        TranslationExport(files: try .builtIn, earlier: nil)
    }

    /// Texts, and the same at an earlier time for what has changed since.
    init(files: LanguageFiles, earlier: LanguageFiles?) {
        self.files = files
        self.earlier = earlier
    }

    /// The tags of the languages that there are, the source language left out.
    package var languages: [String] {
        files.files.compactMap(\.file.languages.first)
            .filter { !LanguageTagText.isSame($0, files.sourceLanguage) }
    }

    /// The file for a translator; of a format of two languages the first language counts.
    ///
    /// - Throws: a refusal of a language that there is no file for.
    package func write(
        _ languages: [String], as format: FileFormat,
        only selection: TranslationFile.Selection? = nil
    ) throws(CommandError) -> WrittenFile {
        var translations: [TranslationFile.Translation] = []
        for language in languages { translations.append(try translation(language)) }
        let file = TranslationFile(
            named: files.name, source: files.source, earlierSource: earlier?.source, translations
        ).file(for: format, only: selection)
        return format.write(file, WriteOptions(language: translations.first?.language))
    }

    private func translation(
        _ language: String
    ) throws(CommandError) -> TranslationFile.Translation {
        let shown = PrintableText.of(Array(language.utf8), limit: 60)
        let input = files.file(for: language)
        let tag = input?.file.languages.first ?? language
        guard !LanguageTagText.isSame(tag, files.sourceLanguage) else {
            throw .refused(path: nil, "\(shown) is the source language, name one to translate into")
        }
        guard input != nil || files.takesNewLanguages else {
            throw .refused(path: nil, "there is no file in \(shown)")
        }
        let lent = files.lent(to: tag)
        let identities = files.source.entries.map { EntryIdentity($0) }
            .filter { lent[$0.key] != nil }
        return TranslationFile.Translation(
            language: tag, file: input?.file, earlier: earlier?.file(for: tag)?.file,
            lent: Set(identities))
    }
}
