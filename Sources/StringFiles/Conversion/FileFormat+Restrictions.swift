extension FileFormat {
    /// Whether an entry has room for one comment.
    var hasOneComment: Bool {
        switch self {
        case .arb, .xcstrings, .chrome, .csv, .tsv: true
        case .strings, .stringsdict, .xliff, .xliff2, .po, .android, .json, .i18next, .fluent,
            .properties:
            false
        }
    }

    /// The names of what the format says of an entry itself, which no attribute may have.
    var reservedAttributes: [String] {
        switch self {
        case .arb: ["description", "placeholders", "x-limit"]
        case .xcstrings: ["comment", "extractionState", "localizations", "shouldTranslate"]
        case .chrome: ["description", "message", "placeholders"]
        case .strings, .stringsdict, .xliff, .xliff2, .po, .android, .json, .i18next, .csv, .tsv,
            .fluent, .properties:
            []
        }
    }
}
