internal import CTAContent
internal import JSON
internal import StringFiles

/// The coverage of the files that have one source, or of those that carry their own.
struct CoverageReport {
    /// The path of the source; of files of two languages their folder.
    let source: String
    /// The number of its strings; nil where each file has its own.
    let keys: Int?
    /// The languages in the order of the files; the source is one of them when it was given.
    private(set) var languages: [LanguageCoverage] = []

    /// Files of one language, compared with their source.
    init(source: StringFileInput, files: [StringFileInput]) {
        let sourceKeys = SourceKeys(source.file)
        self.source = source.name
        keys = sourceKeys.keys.count
        languages = files.map { input in
            let language = input.file.languages.first ?? "und"
            let lent = Self.lent(to: language, source: sourceKeys, files)
            return LanguageCoverage(
                Coverage(of: input.file, language: language, source: sourceKeys, lent: lent),
                language: language, path: input.name, isSource: input.path == source.path)
        }
    }

    /// A file with its source texts, and all its languages.
    init(ofAllLanguagesIn input: StringFileInput) {
        let sourceKeys = SourceKeys(input.file)
        source = input.name
        keys = sourceKeys.keys.count
        languages = input.file.languages.map { language in
            LanguageCoverage(
                Coverage(of: input.file, language: language, source: sourceKeys),
                language: language, path: input.name)
        }
    }

    /// Files of a folder with their source texts and one translation of each.
    init(folder: String, files: [StringFileInput]) {
        source = folder
        keys = nil
        languages = files.map { input in
            let file = input.file
            let language =
                file.languages.first { $0 != file.sourceLanguage } ?? file.languages.first ?? "und"
            let coverage = Coverage(of: file, language: language, source: SourceKeys(file))
            return LanguageCoverage(coverage, language: language, path: input.name)
        }
    }

    /// The strings that a sparse file may leave out; none of another file, or when the file it
    /// leans on is not among the files.
    private static func lent(
        to language: String, source: SourceKeys, _ files: [StringFileInput]
    ) -> Set<EntryIdentity> {
        guard let parent = SparseLanguages.parent(of: language) else { return [] }
        if parent == "en" { return Set(source.keys.map(\.identity)) }
        let above = files.first { input in
            input.file.languages.first.map { LanguageTagText.isSame($0, parent) } ?? false
        }
        guard let above else { return [] }
        return Coverage.identities(withTextIn: above.file, language: parent, source: source)
    }

    /// The members `source keys languages`.
    var json: JSONValue {
        [
            "source": .string(source), "keys": keys.map(JSONValue.integer) ?? .null,
            "languages": .array(languages.map(\.json)),
        ]
    }

    /// The languages as a table under the name of the source.
    var lines: [String] {
        var table = ColumnTable([.left] + [ColumnTable.Alignment](repeating: .right, count: 6))
        table.add([
            "language", "texts", "complete", "inherited", "review", "missing", "over limit",
        ])
        for language in languages { table.add(language.cells) }
        return [keys.map { "\(source): \($0) texts" } ?? source] + table.lines
    }
}
