internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments
internal import JSON

/// `cta app check`: everything that the rules say about a catalog.
struct AppCheckCommand: Command {
    private let reading = CatalogReading()
    private let threshold = Option(
        "fail-on", .choice, default: Severity.error,
        help: "the least severity that makes the exit status 1")
    private let json = Flag("json", help: "print revision and findings as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "check", summary: "everything that the rules say about a catalog",
            discussion: """
                Looks at every text, also those that no card uses yet, and at labels that look
                alike. 'cta checks --explain ID' says more about a rule.
                """,
            parameters: [reading.file, threshold, json],
            examples: [
                Example("cta app check acme.json", "before a commit"),
                Example("cta app check acme.json --fail-on warning", "stricter"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let (bytes, catalog) = try reading.bytesAndCatalog(arguments)
        let findings = PlacedFinding.located(
            CatalogCheck(catalog).placedFindings, in: JSONDocument(parsing: bytes),
            path: reading.name(arguments))
        if arguments[json] {
            let object: JSONValue = [
                "revision": .integer(catalog.revision), "findings": .array(findings.map(\.json)),
            ]
            console.output.print(JSONWriter.text(of: object))
        } else {
            let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
            for finding in findings { console.output.print(finding.line(style: style)) }
        }
        return findings.contains { $0.severity >= arguments[threshold] } ? .findings : .clean
    }
}
