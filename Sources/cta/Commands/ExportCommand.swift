internal import CTAContent
internal import CommandLineArguments

/// `cta export`: the built-in texts for others.
struct ExportCommand: Command {
    private let format = Option<ExportFormat>(
        required: "format", .choice, help: "what to write")
    private let selection = TextSelectionOptions()

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "export", summary: "the built-in texts for an app and its tests",
            discussion: """
                'conformance' is a table of what the backend says, for the tests of a device:
                resolved tags, texts, cuts and push payloads, one row a line. 'xcstrings' is a
                String Catalog that an app can drop in. 'cta compare' reads both.
                """,
            parameters: [format] + selection.parameters,
            examples: [
                Example("cta export --format conformance >conformance.json", "for test suites"),
                Example(
                    "cta export --format xcstrings --languages en,de >CTA.xcstrings",
                    "for an app in two languages"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let selection = try selection.selection(arguments)
        switch arguments[format] {
        case .conformance:
            console.output.write(try ConformanceTable(selection).bytes)
        case .xcstrings:
            let (bytes, leftOut) = AppCatalog.bytes(selection)
            for key in leftOut {
                console.report("cta: \(key.name): has plural forms and is left out")
            }
            console.output.write(bytes)
        }
        return .clean
    }
}
