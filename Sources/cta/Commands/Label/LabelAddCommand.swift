internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments

/// `cta label add`: a new custom label.
struct LabelAddCommand: Command {
    private let writing = CatalogWriting()
    private let label = LabelOptions()
    private let text = Option(
        required: "text", .text, value: "TEXT", help: "the text of every language without a variant"
    )
    private let variants = Option(
        pairs: "variant", value: "TAG=TEXT", help: "the text in a language, used as written")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "add", summary: "add a custom label behind the others",
            discussion: CatalogWriting.discussion,
            parameters: writing.parameters(label.parameters + [text, variants]),
            examples: [
                Example(
                    "cta label add acme.json --id upgrade --text 'Claim your upgrade' "
                        + "--variant de='Upgrade sichern'",
                    "with a German variant")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let variants = TextsByLanguage(
            arguments[variants].map { .init(language: $0.name, text: $0.text) })
        let edit = label.edit(.add(text: arguments[text], variants: variants), arguments)
        return try writing.run([edit], arguments, on: &console)
    }
}
