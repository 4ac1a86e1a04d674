internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments
internal import ContentRules

/// `cta template set`: the wording around a push in a language.
struct TemplateSetCommand: Command {
    private let writing = CatalogWriting()
    private let language = Option(
        required: "language", .text, value: "TAG", help: "the language of the template")
    private let title = Option("title", .text, value: "TEXT", help: "the title of the push")
    private let body = Option(
        "body", .text, value: "TEXT", help: "the body; without one the message alone")
    private let removesTitle = Flag("remove-title", help: "take the title out")
    private let removesBody = Flag("remove-body", help: "take the body out")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "set", summary: "word the push in a language",
            discussion: """
                The texts may name {message}, {agentName} and {appName}. A customer whose
                language no template matches gets the message without a title.
                """,
            parameters: writing.parameters([language, title, body, removesTitle, removesBody]),
            alternatives: [Alternatives(title, removesTitle), Alternatives(body, removesBody)],
            examples: [
                Example(
                    "cta template set acme.json --language de --title '{agentName} von {appName}'",
                    "a title in German")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        var edits: [TemplateEdit] = []
        if let title = arguments[title] { edits.append(.set(.title, title)) }
        if let body = arguments[body] { edits.append(.set(.body, body)) }
        if arguments[removesTitle] { edits.append(.removePart(.title)) }
        if arguments[removesBody] { edits.append(.removePart(.body)) }
        guard !edits.isEmpty else {
            throw arguments.usageError("name a '--title' or a '--body', or one to remove")
        }
        let language = arguments[language]
        return try writing.run(
            edits.map { .template(language: language, $0) }, arguments, on: &console)
    }
}
