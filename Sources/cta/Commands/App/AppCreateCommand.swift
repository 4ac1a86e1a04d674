internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments

/// `cta app create`: a new catalog file.
struct AppCreateCommand: Command {
    private let writing = CatalogWriting()
    private let id = Option(
        required: "id", .text, value: "ID", help: "the app's id, 1 to 64 of A-Z a-z 0-9 _ . -")
    private let settings = SettingsOptions()

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "create", summary: "make a catalog file",
            discussion: "A file that exists already is refused. The first revision is 1.",
            parameters: writing.parametersOfNew([id] + settings.parameters),
            examples: [
                Example(
                    "cta app create acme.json --id acme --name Acme", "a catalog without texts"),
                Example(
                    "cta app create acme.json --id acme --sends-push on --consent askedByApp",
                    "with offer pushes"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let file = try writing.catalogFile(arguments)
        let new = try CatalogEditor.create(
            app: arguments[id], settings.edits(arguments), path: file.name)
        if !writing.isDryRun(arguments) { try file.create(new.bytes) }
        writing.report(new, of: file, arguments, on: &console)
        return .clean
    }
}
