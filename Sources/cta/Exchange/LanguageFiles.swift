internal import CTAContent
internal import CommandLineArguments
internal import StringFiles

/// Texts in all languages, a file for each: the ARB files of a folder, the built-in ones, or the
/// suggestions of a catalog.
struct LanguageFiles {
    /// The language of the source texts of ARB files.
    static let english = "en"

    /// The name of the file with the source texts.
    let name: String
    /// The source language.
    let sourceLanguage: String
    /// Whether a language may come that there is no file for.
    let takesNewLanguages: Bool
    /// The file with the source texts.
    let source: StringFile
    /// All files, the source among them.
    let files: [StringFileInput]

    /// The built-in files.
    static var builtIn: LanguageFiles {
        get throws(CommandError) {
            let files = BuiltInFiles.all.map { file in
                let name = "\(file.tag).arb"
                let source = SourceText(Array(file.text.utf8))
                let (read, diagnostics) = StringFile.read(
                    source, as: .arb, ReadOptions(path: name))
                return StringFileInput(
                    path: FilePath(name), name: name, file: read, diagnostics: diagnostics)
            }
            return try LanguageFiles(files, of: "the built-in texts")
        }
    }

    /// The files of a folder.
    ///
    /// - Throws: what the system says; a refusal when a file is broken, or the source is not there.
    static func folder(
        _ folder: FilePath, on console: inout Console
    ) throws(CommandError) -> LanguageFiles {
        let paths = try FolderWalk.files(in: [folder], ending: ".arb")
        let files = try ParallelWork.map(
            paths, "reading", on: &console, name: InputFile.name
        ) { (path) throws(CommandError) in
            let input = try StringFileInput.read(path, as: .arb)
            if let error = input.incompleteness { throw error }
            return input
        }
        return try LanguageFiles(files, of: folder.description)
    }

    private init(_ files: [StringFileInput], of name: String) throws(CommandError) {
        try self.init(files, of: name, sourceLanguage: Self.english, takesNewLanguages: false)
    }

    /// Takes files of one language each; the name is that of all of them for messages.
    ///
    /// - Throws: a refusal when no file is in the source language.
    init(
        _ files: [StringFileInput], of name: String, sourceLanguage: String,
        takesNewLanguages: Bool
    ) throws(CommandError) {
        self.files = files
        self.sourceLanguage = sourceLanguage
        self.takesNewLanguages = takesNewLanguages
        let source = files.first {
            LanguageTagText.isSame(Self.language(of: $0), sourceLanguage)
        }
        guard let source else {
            throw .refused(path: name, "nothing in \(sourceLanguage), which all others translate")
        }
        self.source = source.file
        self.name = source.name
    }

    /// The file of a language, in any spelling of its tag; nil when there is none.
    func file(for language: String) -> StringFileInput? {
        files.first { LanguageTagText.isSame(Self.language(of: $0), language) }
    }

    /// The texts that the files a sparse one leans on lend it, up to the source.
    func lent(to language: String) -> [ByteText: String] {
        var lent: [ByteText: String] = [:]
        var parent = SparseLanguages.parent(of: language)
        while let tag = parent {
            for (key, text) in file(for: tag)?.file.textsByKey ?? [:] where lent[key] == nil {
                lent[key] = text
            }
            parent = SparseLanguages.parent(of: tag)
        }
        return lent
    }

    private static func language(of input: StringFileInput) -> String {
        input.file.languages.first ?? "und"
    }
}
