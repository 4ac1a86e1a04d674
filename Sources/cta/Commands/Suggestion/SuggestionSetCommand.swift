internal import CatalogEditing
internal import CommandLineArguments

/// `cta suggestion set`: a suggested message in a language.
struct SuggestionSetCommand: Command {
    private let writing = CatalogWriting()
    private let suggestion = SuggestionOptions()
    private let language = Option(
        required: "language", .text, value: "TAG", help: "the language of the text")
    private let text = Option(required: "text", .text, value: "TEXT", help: "the message")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "set", summary: "write a suggested message in a language",
            discussion: """
                The text may name {agentName}, {appName}, {discount} and {duration}.
                """,
            parameters: writing.parameters(suggestion.parameters + [language, text]),
            examples: [
                Example(
                    "cta suggestion set acme.json --key win-back --language de "
                        + "--text 'Du fehlst uns bei {appName}.'", "in German")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let edit = SuggestionEdit.set(language: arguments[language], text: arguments[text])
        return try writing.run([suggestion.edit(edit, arguments)], arguments, on: &console)
    }
}
