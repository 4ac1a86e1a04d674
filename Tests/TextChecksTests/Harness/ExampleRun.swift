internal import ContentRules
internal import StringFiles
internal import Testing
internal import TextChecks

/// An example of a check, run through the runner.
struct ExampleRun {
    /// The bytes of the file, without the marks.
    let bytes: [UInt8]
    /// What the marks stand around, as byte ranges of the file, in order.
    let marked: [Range<Int>]
    private let file: CheckedFile

    init(_ example: CheckExample, before: String = "") {
        switch example.content {
        case .text(let text, let source, let language, let dialect):
            (bytes, marked) = Self.marks(in: before + text)
            file = Self.file(
                bytes, source: source.map { before + $0 }, language: language, dialect: dialect,
                settings: example.settings)
        case .file(let text, let format, let path, let source):
            (bytes, marked) = Self.marks(in: text)
            file = Self.file(bytes, format, path: path, source: source)
        }
    }

    /// What a check says.
    func findings(of check: Check) -> [CheckFinding] {
        CheckRunner([check]).findings(in: file).filter { $0.id == check.id.rawValue }
    }

    /// What some checks and the reader say.
    func findings(of checks: [Check]) -> [CheckFinding] {
        CheckRunner(checks).findings(in: file)
    }

    /// A file whose one text is all of its bytes.
    private static func file(
        _ bytes: [UInt8], source: String?, language: String, dialect: PlaceholderDialect,
        settings: CheckSettings
    ) -> CheckedFile {
        var localizations: [Localization] = []
        if let source {
            localizations.append(
                Localization(
                    language: "en", role: .source, tree: .text(TextUnit(.text(source)))))
        }
        let content = TextContent.encoded(ByteRange(0..<bytes.count), .verbatim)
        localizations.append(Localization(language: language, tree: .text(TextUnit(content))))
        let entry = Entry(
            key: "key", localizations: LocalizationList(localizations), dialect: dialect)
        let file = StringFile(
            format: .csv, source: SourceText(bytes, encoding: .utf8), languages: ["en", language],
            sourceLanguage: "en", entries: [entry])
        return CheckedFile(path: "example", file: file, settings: settings)
    }

    private static func file(
        _ bytes: [UInt8], _ format: FileFormat, path: String, source: String?
    ) -> CheckedFile {
        let (file, diagnostics) = StringFile.read(
            SourceText(bytes), as: format, ReadOptions(path: path))
        let sourceFile = source.map { text in
            StringFile.read(SourceText(Array(text.utf8)), as: format, ReadOptions()).0
        }
        return CheckedFile(
            path: path, file: file, diagnostics: diagnostics, sourceFile: sourceFile)
    }

    /// The text without its marks, and where they were.
    private static func marks(in text: String) -> ([UInt8], [Range<Int>]) {
        var bytes: [UInt8] = []
        var ranges: [Range<Int>] = []
        var start: Int?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "⟦": start = bytes.count
            case "⟧":
                ranges.append((start ?? bytes.count)..<bytes.count)
                start = nil
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return (bytes, ranges)
    }
}
