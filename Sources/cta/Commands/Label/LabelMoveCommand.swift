internal import CatalogEditing
internal import CommandLineArguments

/// `cta label move`: the place of a label among the active ones.
struct LabelMoveCommand: Command {
    private let writing = CatalogWriting()
    private let label = LabelOptions()
    private let place = Option(
        required: "to", .integer(in: 1...Int.max), value: "N",
        help: "the new place among the active labels, from 1")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "move", summary: "move a custom label among the active ones",
            discussion: "Agents see the labels in this order.",
            parameters: writing.parameters(label.parameters + [place]),
            examples: [Example("cta label move acme.json --id upgrade --to 1", "to the top")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        try writing.run(
            [label.edit(.move(to: arguments[place]), arguments)], arguments, on: &console)
    }
}
