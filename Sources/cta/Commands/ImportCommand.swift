internal import CommandLineArguments
internal import JSON
internal import StringFiles

/// `cta import`: takes translations from a file that `cta export` has written.
struct ImportCommand: Command {
    private let input = Operand(
        "FILE", .inputFile, help: "the file that a translator gives back, or -")
    private let locales = Option(
        "locales", .inputFile, value: "FOLDER", default: FilePath("Locales"),
        help: "the folder of ARB files that take the texts")
    private let format = Option(
        "as", .stringFormat, help: "the format of FILE; by its name and content by default")
    private let language = Option(
        "language", .text, value: "TAG", help: "the language of a file that does not say its own")
    private let dryRun = Flag("dry-run", help: "report only, write nothing")
    private let json = Flag("json", help: "print the report as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "import", summary: "take translations from a file that a translator gives back",
            discussion: """
                Reports what is added, changed, unchanged and refused. A text is refused when
                'cta lint' finds an error in it, when it is marked fuzzy or to be reviewed, or
                when it translates another source text than there is now. Everything else of
                the ARB files keeps its bytes, and nothing is ever removed.

                Exit status: 0 clean, 1 texts refused, 3 missing file.
                """,
            parameters: [input, locales, format, language, dryRun, json],
            examples: [
                Example("cta import de.xliff --dry-run", "what would happen"),
                Example("cta import App.xcstrings --locales ../app/l10n", "several languages"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let file = try StringFileInput.read(
            arguments[input], as: arguments[format], language: arguments[language])
        if let error = file.incompleteness { throw error }
        for line in file.diagnosticLines { console.report(line) }
        let target = try LanguageFiles.folder(arguments[locales], on: &console)
        let result = try LanguageFileImport(file, into: target)
        let report = ImportReport(input: file, outcomes: result.outcomes)
        if !arguments[dryRun] {
            for (path, bytes) in result.written { try OutputFile.write(bytes, to: path) }
        }
        if arguments[json] {
            console.output.print(JSONWriter.text(of: report.json))
        } else {
            let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
            for line in report.lines(style, isTrial: arguments[dryRun]) {
                console.output.print(line)
            }
        }
        return report.hasRefusals || file.hasErrors ? .findings : .clean
    }
}
