internal import CTAContent
internal import CommandLineArguments
internal import StringFiles

/// `cta export`: the built-in texts for others.
struct ExportCommand: Command {
    private let format = Option<ExportFormat>(
        required: "format", .choice, help: "what to write")
    private let selection = TextSelectionOptions()
    private let translation = TranslationOptions()

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "export", summary: "texts for translators, for an app and its tests",
            discussion: """
                With --language, a file for a translator: source texts, what is known of them
                and the translations as they are, which 'cta import' takes back.

                Else 'conformance' is a table of what the backend says, for the tests of a
                device: resolved tags, texts, cuts and push payloads, one row a line.
                'xcstrings' is a String Catalog that an app can drop in. 'cta compare' reads
                both.
                """,
            parameters: [format] + selection.parameters + translation.parameters,
            alternatives: translation.alternatives,
            examples: [
                Example("cta export --format xliff --language de >de.xliff", "for a translator"),
                Example(
                    "cta export --format csv --language de --only missing --app acme.json",
                    "an app's suggestions"),
                Example("cta export --format conformance >conformance.json", "for test suites"),
                Example(
                    "cta export --format xcstrings --languages en,de >CTA.xcstrings",
                    "for an app in two languages"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let selected = try selection.selection(arguments)
        switch arguments[format] {
        case .conformance:
            try translation.checkUnused(arguments)
            guard !translation.isAsked(arguments) else {
                throw arguments.usageError("'--format conformance' takes '--languages TAG,TAG…'")
            }
            console.output.write(try ConformanceTable(selected).bytes)
        case .xcstrings where !translation.isAsked(arguments):
            try translation.checkUnused(arguments)
            let (bytes, leftOut) = AppCatalog.bytes(selected)
            for key in leftOut {
                console.report("cta: \(key.name): has plural forms and is left out")
            }
            console.output.write(bytes)
        case .xcstrings: try write(.xcstrings, arguments, on: &console)
        case .xliff: try write(.xliff, arguments, on: &console)
        case .po: try write(.po, arguments, on: &console)
        case .csv: try write(.csv, arguments, on: &console)
        }
        return .clean
    }

    private func write(
        _ format: FileFormat, _ arguments: Arguments, on console: inout Console
    ) throws {
        guard !selection.isGiven(arguments) else {
            throw arguments.usageError("'--languages' and '--keys' are for apps, not translators")
        }
        let written = try translation.write(arguments, as: format, on: &console)
        for loss in written.losses {
            let key = loss.key.map { " of \(Diagnostic.quoted($0))" } ?? ""
            console.report("cta: warning: \(format.name) cannot hold \(loss.message)\(key)")
        }
        console.output.write(written.bytes)
    }
}
