internal import CTAContent
internal import CommandLineArguments
internal import StringFiles

/// The ARB files of all languages, as in `Locales/`: those of a folder, or the built-in ones.
struct LanguageFiles {
    /// The source language.
    static let sourceLanguage = "en"

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
        self.files = files
        let source = files.first { Self.language(of: $0) == Self.sourceLanguage }
        guard let source else {
            throw .refused(
                path: name, "no file in \(Self.sourceLanguage), which all others translate")
        }
        self.source = source.file
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
