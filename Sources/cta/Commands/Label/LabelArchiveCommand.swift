internal import CatalogEditing
internal import CommandLineArguments

/// `cta label archive` and `cta label unarchive`.
struct LabelArchiveCommand: Command {
    /// Whether the label comes back.
    let unarchives: Bool
    private let writing = CatalogWriting()
    private let label = LabelOptions()

    init(unarchives: Bool) { self.unarchives = unarchives }

    var declaration: CommandDeclaration {
        let parameters = writing.parameters(label.parameters)
        guard unarchives else {
            return CommandDeclaration(
                "archive", summary: "take a custom label out of use",
                discussion: "Past sends still name it; a draft that names it is refused.",
                parameters: parameters,
                examples: [Example("cta label archive acme.json --id spring", "spring is over")])
        }
        return CommandDeclaration(
            "unarchive", summary: "offer an archived label again",
            discussion: "Its texts must pass the rules as if it were new.",
            parameters: parameters,
            examples: [Example("cta label unarchive acme.json --id spring", "spring is back")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        try writing.run(
            [label.edit(unarchives ? .unarchive : .archive, arguments)], arguments, on: &console)
    }
}
