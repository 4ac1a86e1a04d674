internal import CTAContent
internal import CommandLineArguments
internal import StringFiles
internal import Text
internal import TextChecks

/// A file with what the checks say about it.
struct LintedFile: Sendable {
    /// A finding with the line it stands in.
    struct Item: Sendable {
        /// The file, for programs that look for it.
        var path: FilePath
        /// The finding, with its place in the file.
        var finding: Finding
        /// The line, for the caret; nil for what is about the whole file.
        var excerpt: Excerpt?
        /// What would be changed to mend it.
        var fix: [LintFix] = []
    }

    /// The path as findings name it.
    let path: String
    /// The findings, in the order of the file.
    let items: [Item]
    /// How many texts the file has.
    let strings: Int
    /// The bytes after what could be mended safely, when any of it was.
    let mended: [UInt8]?

    /// Checks a file.
    init(
        _ input: StringFileInput, comparedWith source: LintSources.Answer,
        _ configuration: LintConfiguration, _ options: LintOptions
    ) {
        let input = input.assumingEnglish
        let format = input.file.format
        let runner = CheckRunner(
            options.choosing(configuration.policy(for: input.path, format)), jobs: options.jobs)
        let settings = configuration.settings(for: input.path, format)
        func check(_ file: StringFile, _ diagnostics: [Diagnostic]) -> (CheckedFile, [CheckFinding])
        {
            let checked = CheckedFile(
                path: input.name, file: file, diagnostics: diagnostics,
                sourceFile: source.source?.file,
                sourcePath: source.source?.name, isSourceBroken: source.source?.isBroken ?? false,
                isSourceMissing: source.isMissing, dialect: options.dialect, settings: settings)
            var findings = runner.findings(in: checked)
            if findings.contains(where: { !$0.fix.isEmpty }), !checked.isMendable {
                for index in findings.indices { findings[index].fix = [] }
            }
            return (checked, findings)
        }
        var (checked, findings) = check(input.file, input.diagnostics)
        var mended: [UInt8]?
        if options.fixes {
            // A change may bare another finding; a fix that never ends is none.
            for _ in 0..<8 {
                let changes = findings.flatMap(\.fix)
                guard !changes.isEmpty, let bytes = checked.file.bytes(replacing: changes),
                    bytes != checked.file.source.bytes
                else { break }
                mended = bytes
                let (file, diagnostics) = input.read(again: bytes)
                (checked, findings) = check(file, diagnostics)
            }
        }
        path = input.name
        strings = checked.textCount
        self.mended = mended
        let lines = findings.isEmpty ? nil : checked.file.source.lines()
        items = findings.map { finding in
            lines.map { Item(finding, in: checked.file, $0, of: input) }
                ?? Item(
                    path: input.path,
                    finding: Finding(check: finding.id, severity: finding.severity, message: ""))
        }
    }
}

extension LintedFile.Item {
    fileprivate init(
        _ found: CheckFinding, in file: StringFile, _ lines: LineIndex, of input: StringFileInput
    ) {
        path = input.path
        let start = lines.position(at: found.range.lowerBound)
        let end = lines.position(at: found.range.upperBound)
        var message = found.message
        if let first = found.first {
            message += "; the first is on line \(lines.position(at: first.lowerBound).line)"
        }
        finding = Finding(
            check: found.id, severity: found.severity, message: message,
            suggestion: found.suggestion, key: found.key, language: found.language,
            utf16Offset: found.utf16Range?.lowerBound, utf16Length: found.utf16Range?.count,
            path: input.name, line: start.line, column: start.column, endLine: end.line,
            endColumn: end.column)
        if !file.source.isBinaryPropertyList {
            excerpt = Excerpt(file.source.utf8, found.range.range)
        }
        fix = found.fix.map { LintFix($0, lines) }
    }
}

extension StringFileInput {
    /// The same file, as English where it is the base of Android's resources, whose folder names no
    /// language.
    fileprivate var assumingEnglish: StringFileInput {
        guard file.format == .android, file.languages == ["und"] || file.languages.isEmpty,
            path.bytes.split(separator: UInt8(ascii: "/")).dropLast().last
                .map({ $0.elementsEqual("values".utf8) }) ?? false
        else { return self }
        var input = self
        input.options.language = "en"
        let (file, diagnostics) = input.read(again: self.file.source.bytes)
        return StringFileInput(
            path: path, name: name, file: file, diagnostics: diagnostics, options: input.options)
    }
}

extension LintSources.Answer {
    fileprivate var source: LintSources.Source? {
        switch self {
        case .file(let source): source
        case .none, .missing: nil
        }
    }

    fileprivate var isMissing: Bool {
        switch self {
        case .missing: true
        case .none, .file: false
        }
    }
}
