internal import CatalogEditing
internal import CommandLineArguments

/// `cta label edit`: the texts of a label.
struct LabelEditCommand: Command {
    private let writing = CatalogWriting()
    private let label = LabelOptions()
    private let text = Option(
        "text", .text, value: "TEXT", help: "the text of every language without a variant")
    private let variants = Option(
        pairs: "variant", value: "TAG=TEXT", help: "the text in a language, used as written")
    private let removed = Option(
        repeated: "remove-variant", .text, value: "TAG", help: "a language whose variant goes")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "edit", summary: "change the texts of a custom label",
            discussion: CatalogWriting.discussion,
            parameters: writing.parameters(label.parameters + [text, variants, removed]),
            examples: [
                Example(
                    "cta label edit acme.json --id upgrade --text 'Get the upgrade'", "the text"),
                Example("cta label edit acme.json --id upgrade --remove-variant de", "a variant"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        var edits = arguments[removed].map { LabelEdit.removeVariant(language: $0) }
        if let text = arguments[text] { edits.append(.text(text)) }
        edits += arguments[variants].map { .variant(language: $0.name, text: $0.text) }
        guard !edits.isEmpty else {
            throw arguments.usageError("name a '--text', a '--variant' or a '--remove-variant'")
        }
        return try writing.run(
            edits.map { label.edit($0, arguments) }, arguments, on: &console)
    }
}
