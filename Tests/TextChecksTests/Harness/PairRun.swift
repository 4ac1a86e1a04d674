internal import ContentRules
internal import StringFiles
internal import TextChecks

/// A translation and its source, run through the runner as a file of one text.
struct PairRun {
    private let file: CheckedFile

    init(
        _ text: String, source: String, language: String = "de",
        dialect: PlaceholderDialect = .apple, settings: CheckSettings = CheckSettings()
    ) {
        let bytes = Array(text.utf8)
        let entry = Entry(
            key: "key",
            localizations: [
                Localization(language: "en", role: .source, tree: .text(TextUnit(.text(source)))),
                Localization(
                    language: language,
                    tree: .text(TextUnit(.encoded(ByteRange(0..<bytes.count), .verbatim)))),
            ], dialect: dialect)
        let file = StringFile(
            format: .csv, source: SourceText(bytes, encoding: .utf8), languages: ["en", language],
            sourceLanguage: "en", entries: [entry])
        self.file = CheckedFile(path: "pair", file: file, settings: settings)
    }

    /// What some checks say.
    func findings(of ids: CheckID...) -> [CheckFinding] {
        CheckRunner(ids.map(\.check)).findings(in: file)
    }

    /// The text after the fixes of some checks.
    func fixed(by ids: CheckID...) -> String {
        var bytes = file.file.source.utf8
        let fixes = CheckRunner(ids.map(\.check)).findings(in: file).flatMap(\.fix)
        for fix in fixes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            bytes.replaceSubrange(fix.range, with: fix.bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
