internal import CatalogEditing
internal import CommandLineArguments

/// `cta app set`: the app's settings.
struct AppSetCommand: Command {
    private let writing = CatalogWriting()
    private let settings = SettingsOptions()
    private let removed = Option(
        repeated: "remove-override", .text, value: "TAG", help: "a language override to take out")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "set", summary: "change the app's settings", discussion: CatalogWriting.discussion,
            parameters: writing.parameters(settings.parameters + [removed]),
            examples: [
                Example("cta app set acme.json --sends-push on", "let offer cards send pushes"),
                Example(
                    "cta app set acme.json --override pt-AO=pt-BR --dry-run",
                    "what would change, without writing"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let edits =
            arguments[removed].map { CatalogEdit.settings(.removeOverride($0)) }
            + settings.edits(arguments)
        guard !edits.isEmpty else { throw arguments.usageError("name a setting to change") }
        return try writing.run(edits, arguments, on: &console)
    }
}
