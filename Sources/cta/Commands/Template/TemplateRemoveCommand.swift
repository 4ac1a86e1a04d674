internal import CatalogEditing
internal import CommandLineArguments

/// `cta template remove`: the wording around a push in a language.
struct TemplateRemoveCommand: Command {
    private let writing = CatalogWriting()
    private let language = Option(
        required: "language", .text, value: "TAG", help: "the language of the template")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "remove", summary: "take the push template of a language out",
            parameters: writing.parameters([language]),
            examples: [Example("cta template remove acme.json --language de", "the German one")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        try writing.run(
            [.template(language: arguments[language], .remove)], arguments, on: &console)
    }
}
