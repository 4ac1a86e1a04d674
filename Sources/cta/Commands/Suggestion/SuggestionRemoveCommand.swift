internal import CatalogEditing
internal import CommandLineArguments

/// `cta suggestion remove`: a suggested message, or one language of it.
struct SuggestionRemoveCommand: Command {
    private let writing = CatalogWriting()
    private let suggestion = SuggestionOptions()
    private let language = Option(
        "language", .text, value: "TAG", help: "only the text in this language")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "remove", summary: "take a suggested message out",
            discussion: "With the last of its texts the suggestion goes too.",
            parameters: writing.parameters(suggestion.parameters + [language]),
            examples: [
                Example("cta suggestion remove acme.json --key win-back", "in all languages")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        try writing.run(
            [suggestion.edit(.remove(language: arguments[language]), arguments)], arguments,
            on: &console)
    }
}
