internal import CTAContent
internal import CommandLineArguments
internal import ContentRules
internal import JSON

/// `cta text show`: the texts of the support chat that a customer sees.
struct TextShowCommand: Command {
    private let reading = CatalogReading()
    private let language = Option(
        required: "language", .text, value: "TAG",
        help: "the language that the customer's app reported")
    private let json = Flag("json", help: "print the texts as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "show", summary: "the texts of the support chat that a customer sees",
            discussion: "A text that breaks a rule is not used; the finding says why.",
            parameters: [reading.file, language, json],
            examples: [Example("cta text show acme.json --language de-AT", "for an Austrian")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let content = ContentResolver(catalog: try reading.catalog(arguments))
        let texts = content.texts(language: arguments[language])
        let values = [
            (RemoteTextField.title, texts.title), (.welcomeTitle, texts.welcomeTitle),
            (.welcomeText, texts.welcomeText),
        ]
        if arguments[json] {
            let members = values.map { field, text -> (name: String, value: JSONValue) in
                let value: JSONValue? = text.map {
                    ["text": .string($0.text), "language": .string($0.language)]
                }
                return (field.rawValue, value ?? .null)
            }
            let findings = JSONValue.array(texts.findings.map(\.json))
            console.output.print(
                JSONWriter.text(of: .object(members + [(name: "findings", value: findings)])))
            return .clean
        }
        var table = ColumnTable([.left, .left, .right, .left])
        for (field, text) in values {
            let units = text.map { String($0.text.utf16.count) } ?? ""
            table.add([
                field.rawValue, text.map { CellText.of($0.language) } ?? "none", units,
                text.map { CellText.of($0.text) } ?? "the app's own text",
            ])
        }
        for line in table.lines { console.output.print(line) }
        for finding in texts.findings {
            console.output.print(
                "\(finding.key ?? ""): \(finding.severity.rawValue): \(finding.message) "
                    + "[\(finding.check)]")
        }
        return .clean
    }
}
