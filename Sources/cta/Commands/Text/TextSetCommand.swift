internal import CatalogEditing
internal import CommandLineArguments
internal import ContentRules

/// `cta text set`: the texts of the support chat itself.
struct TextSetCommand: Command {
    private let writing = CatalogWriting()
    private let language = Option(
        required: "language", .text, value: "TAG", help: "the language of the texts")
    private let fields = RemoteTextField.allCases.map { field in
        Option<String?>(field.optionName, .text, value: "TEXT", help: field.summary)
    }

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "set", summary: "write texts of the support chat in a language",
            discussion: CatalogWriting.discussion,
            parameters: writing.parameters([language] + fields),
            examples: [
                Example("cta text set acme.json --language de --title Hilfe", "a title in German")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let language = arguments[language]
        let edits = zip(RemoteTextField.allCases, fields).compactMap { field, option in
            arguments[option].map { CatalogEdit.remoteText(field, language: language, .set($0)) }
        }
        guard !edits.isEmpty else {
            let names = RemoteTextField.allCases.map { "'--\($0.optionName)'" }
            throw arguments.usageError("name a text: \(names.joined(separator: ", "))")
        }
        return try writing.run(edits, arguments, on: &console)
    }
}
