internal import CatalogEditing
internal import CommandLineArguments
internal import ContentRules

/// `cta text remove`: texts of the support chat in a language.
struct TextRemoveCommand: Command {
    private let writing = CatalogWriting()
    private let language = Option(
        required: "language", .text, value: "TAG", help: "the language of the texts")
    private let fields = RemoteTextField.allCases.map { field in
        Flag(field.optionName, help: "remove \(field.summary.prefix { $0 != "," })")
    }

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "remove", summary: "take texts of the support chat in a language out",
            discussion: "The app's own text is shown where no language matches.",
            parameters: writing.parameters([language] + fields),
            examples: [
                Example("cta text remove acme.json --language de --title", "the German title")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let language = arguments[language]
        let edits = zip(RemoteTextField.allCases, fields).compactMap { field, flag in
            arguments[flag] ? CatalogEdit.remoteText(field, language: language, .remove) : nil
        }
        guard !edits.isEmpty else {
            let names = RemoteTextField.allCases.map { "'--\($0.optionName)'" }
            throw arguments.usageError("name a text: \(names.joined(separator: ", "))")
        }
        return try writing.run(edits, arguments, on: &console)
    }
}
