internal import CatalogEditing
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
    private let app = Option(
        "app", .inputFile, value: "FILE", help: "the app's catalog that takes suggestions")
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
                the ARB files, or of the catalog, keeps its bytes, and nothing is ever removed.

                Exit status: 0 clean, 1 texts refused, 3 missing file.
                """,
            parameters: [input, locales, app, format, language, dryRun, json],
            alternatives: [Alternatives(locales, app)],
            examples: [
                Example("cta import de.xliff --dry-run", "what would happen"),
                Example("cta import sw.csv --app acme.json", "an app's suggestions"),
                Example("cta import App.xcstrings --locales ../app/l10n", "several languages"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let file = try StringFileInput.read(
            arguments[input], as: arguments[format], language: arguments[language])
        if let error = file.incompleteness { throw error }
        for line in file.diagnosticLines { console.report(line) }
        let outcomes =
            try arguments[app].map { try takeSuggestions(from: file, into: $0, arguments) }
            ?? takeTexts(from: file, arguments, on: &console)
        let report = ImportReport(input: file, outcomes: outcomes)
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

    /// Takes texts into the ARB files of a folder.
    private func takeTexts(
        from file: StringFileInput, _ arguments: Arguments, on console: inout Console
    ) throws -> [ImportOutcome] {
        let target = try LanguageFiles.folder(arguments[locales], on: &console)
        let result = try LanguageFileImport(file, into: target)
        if !arguments[dryRun] {
            for (path, bytes) in result.written { try OutputFile.write(bytes, to: path) }
        }
        return result.outcomes
    }

    /// Takes texts into the suggestions of a catalog.
    private func takeSuggestions(
        from file: StringFileInput, into path: FilePath, _ arguments: Arguments
    ) throws -> [ImportOutcome] {
        guard !path.isStandardStream else {
            throw arguments.usageError("a catalog is edited in a file, not in '-'")
        }
        let catalog = CatalogFile(path: path.bytes, name: path.description)
        let result = try SuggestionImport(
            file, into: try catalog.read(), name: catalog.name)
        if !arguments[dryRun], !result.edits.isEmpty {
            // Another writer in between has made it another revision.
            _ = try catalog.update { (bytes) throws(CatalogError) in
                try CatalogEditor.apply(
                    result.edits, to: bytes, path: catalog.name, expecting: result.revision)
            }
        }
        return result.outcomes
    }
}
