internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta lint`: validates string files.
struct LintCommand: Command {
    private let paths = Operand(
        repeated: "PATH", .inputFile, help: "an ARB file, a folder of them, or -")
    private let format = Option(
        "format", .choice, default: LintFormat.text, help: "how findings are printed")
    private let threshold = Option(
        "fail-on", .choice, default: Severity.error,
        help: "the least severity that makes the exit status 1")
    private let source = Option(
        "source", .inputFile, value: "FILE",
        help: "what the files are translations of; the English file beside each by default")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "lint", summary: "validate string files",
            discussion: """
                Folders are searched for .arb files. Each is compared with its source:
                'app_en.arb' for 'app_de.arb', else 'en.arb' or 'app_en.arb'. 'cta checks'
                lists what is checked.

                Exit status: 0 clean, 1 findings at or above the threshold, 3 missing file.
                """,
            parameters: [paths, format, threshold, source],
            examples: [
                Example("cta lint Locales", "all language files of a folder"),
                Example("cta lint de.arb --fail-on warning", "stricter"),
                Example("cta lint - --source en.arb --format json <de.arb", "from a pipe"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let files = try FolderWalk.files(in: arguments[paths], ending: ".arb")
        var sources = SourceLibrary(explicit: arguments[source])
        var progress = ProgressLine("checking", total: files.count)
        var report = LintReport()
        defer { console.erase(&progress) }
        for path in files {
            progress.advance(to: InputFile.name(of: path))
            console.show(&progress)
            let file = ARBFile(try InputFile.read(path), path: path)
            report.add(file, try findings(in: file, at: path, &sources))
        }
        switch arguments[format] {
        case .text:
            let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
            for finding in report.findings { console.output.print(finding.line(style: style)) }
        case .json: console.output.print(JSONWriter.text(of: report.json))
        }
        return report.reaches(arguments[threshold]) ? .findings : .clean
    }

    private func findings(
        in file: ARBFile, at path: FilePath, _ sources: inout SourceLibrary
    ) throws -> [Finding] {
        switch try sources.source(of: file, at: path) {
        case .isSource: ARBLinter.findings(in: file, comparedWith: nil)
        case .texts(let texts): ARBLinter.findings(in: file, comparedWith: texts)
        case .missing: [file.missingSource] + ARBLinter.findings(in: file, comparedWith: nil)
        }
    }
}
