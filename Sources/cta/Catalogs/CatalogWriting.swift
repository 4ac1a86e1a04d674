internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments
internal import JSON

/// What the commands that edit a catalog file have in common.
struct CatalogWriting {
    private let file = Operand("FILE", .outputFile, help: "the app's catalog")
    private let revision = Option(
        "revision", .integer(in: 0...Int.max), value: "N",
        help: "refuse the edit when the catalog is at another revision")
    private let dryRun = Flag("dry-run", help: "say what would change, and write nothing")
    private let json = Flag("json", help: "print revision, changes and findings as one JSON object")

    /// What every help of these commands says.
    static let discussion = """
        Only the bytes of what changes and the revision are written. A text that
        breaks a rule of severity error refuses the edit; warnings and notes are
        printed.
        """

    /// The parameters with those of the command behind FILE.
    func parameters(_ own: [any Parameter]) -> [any Parameter] {
        [file] + own + [revision, dryRun, json]
    }

    /// The parameters of the command that makes the file, which has no revision yet.
    func parametersOfNew(_ own: [any Parameter]) -> [any Parameter] {
        [file] + own + [dryRun, json]
    }

    /// Does some edits together, and prints what changed.
    func run(
        _ edits: [CatalogEdit], _ arguments: Arguments, on console: inout Console
    ) throws -> ExitCode {
        let catalog = try catalogFile(arguments)
        let expected = arguments[revision]
        func edit(_ bytes: [UInt8]) throws(CatalogError) -> EditedCatalog {
            try CatalogEditor.apply(edits, to: bytes, path: catalog.name, expecting: expected)
        }
        let edited =
            arguments[dryRun] ? try edit(try catalog.read()) : try catalog.update(edit)
        report(edited, of: catalog, arguments, on: &console)
        return .clean
    }

    /// The file to edit.
    func catalogFile(_ arguments: Arguments) throws -> CatalogFile {
        let path = arguments[file]
        guard !path.isStandardStream else {
            throw arguments.usageError("a catalog is edited in a file, not in '-'")
        }
        return CatalogFile(path: path.bytes, name: path.description)
    }

    /// Whether nothing is to be written.
    func isDryRun(_ arguments: Arguments) -> Bool { arguments[dryRun] }

    /// Prints what changed.
    func report(
        _ edited: EditedCatalog, of catalog: CatalogFile, _ arguments: Arguments,
        on console: inout Console
    ) {
        guard !arguments[json] else {
            return console.output.print(JSONWriter.text(of: edited.json))
        }
        let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
        let state =
            edited.changes.isEmpty
            ? "nothing to change, revision"
            : arguments[dryRun] ? "would be revision" : "now revision"
        console.output.print("\(catalog.name): \(state) \(edited.catalog.revision)")
        for change in edited.changes where !change.path.isEmpty {
            console.output.print(ChangeLine(change).text)
        }
        for finding in edited.findings { console.output.print(finding.line(style: style)) }
    }
}
