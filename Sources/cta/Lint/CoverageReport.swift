package import JSON

/// The coverage of all files that have one source.
package struct CoverageReport: Sendable {
    /// The path of the source.
    package let source: String
    /// The number of its keys.
    package let keys: Int
    /// The languages in the order of the command line; the source is one of them when it was given.
    package let languages: [LanguageCoverage]

    /// Compares files with their source.
    package init(source: SourceTexts, files: [ARBFile]) {
        self.source = source.name
        keys = source.entries.count
        languages = files.map { file in
            LanguageCoverage(
                of: file, source: source,
                parentKeys: Self.parentKeys(of: file, source: source, files: files))
        }
    }

    /// The keys that a sparse file may leave out; none of another file, or when the parent is not among the files.
    private static func parentKeys(
        of file: ARBFile, source: SourceTexts, files: [ARBFile]
    ) -> Set<[UInt8]> {
        guard let parent = file.language.flatMap(SparseLanguages.parent) else { return [] }
        if parent == "en" { return Set(source.entries.map { Array($0.key.utf8) }) }
        let above = files.first { $0.language == parent }
        return Set((above?.visibleTexts ?? [:]).keys)
    }

    /// The members `source keys languages`.
    package var json: JSONValue {
        [
            "source": .string(source), "keys": .integer(keys),
            "languages": .array(languages.map(\.json)),
        ]
    }

    /// The languages as a table under the name of the source.
    var lines: [String] {
        var table = ColumnTable([.left, .right, .right, .right, .right])
        table.add(["language", "complete", "inherited", "missing", "over limit"])
        for language in languages {
            table.add([
                language.language, percentage(language), String(language.inherited),
                String(language.missing.count), String(language.overLimit.count),
            ])
        }
        return ["\(source): \(keys) texts"] + table.lines
    }

    /// Rounded down: 100% is all of them.
    private func percentage(_ language: LanguageCoverage) -> String {
        keys == 0 ? "100%" : "\(language.complete * 100 / keys)%"
    }
}
