internal import JSON
internal import StringFiles

/// How far one language of a file is.
struct LanguageCoverage {
    /// The language; when nothing tells it, `source` for the source and the path for another file.
    let language: String
    /// The file.
    let path: String
    /// The counts.
    let coverage: Coverage

    /// Names what was counted.
    init(_ coverage: Coverage, language: String, path: String, isSource: Bool = false) {
        let isKnown = !LanguageTagText.isSame(language, "und")
        self.language = isKnown ? language : isSource ? "source" : path
        self.path = path
        self.coverage = coverage
    }

    /// The members `language path keys complete inherited review missing overLimit`; the last three
    /// are arrays of keys.
    var json: JSONValue {
        [
            "language": .string(language), "path": .string(path),
            "keys": .integer(coverage.count), "complete": .integer(coverage.complete),
            "inherited": .integer(coverage.inherited),
            "review": .array(coverage.review.map(JSONValue.string)),
            "missing": .array(coverage.missing.map(JSONValue.string)),
            "overLimit": .array(coverage.overLimit.map(JSONValue.string)),
        ]
    }

    /// The cells of a row.
    var cells: [String] {
        [
            language, String(coverage.count), percentage, String(coverage.inherited),
            String(coverage.review.count), String(coverage.missing.count),
            String(coverage.overLimit.count),
        ]
    }

    /// Rounded down: 100% is all of them.
    private var percentage: String {
        coverage.count == 0 ? "100%" : "\(coverage.complete * 100 / coverage.count)%"
    }
}
