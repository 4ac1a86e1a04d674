internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments
internal import JSON

/// `cta template list`: the push templates.
struct TemplateListCommand: Command {
    private let reading = CatalogReading()
    private let json = Flag("json", help: "print the templates as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "list", summary: "the push templates by language",
            parameters: [reading.file, json],
            examples: [Example("cta template list acme.json", "all languages")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let catalog = try reading.catalog(arguments)
        if arguments[json] {
            let object: JSONValue = [
                "revision": .integer(catalog.revision),
                "templates": .object(catalog.templates.map { ($0.language, $0.json) }),
            ]
            console.output.print(JSONWriter.text(of: object))
            return .clean
        }
        var table = ColumnTable([.left, .left, .left])
        if !catalog.templates.isEmpty { table.add(["language", "title", "body"]) }
        for template in catalog.templates {
            table.add([
                CellText.of(template.language), template.title.map { CellText.of($0) } ?? "none",
                template.body.map { CellText.of($0) } ?? "none",
            ])
        }
        for line in table.lines { console.output.print(line) }
        return .clean
    }
}
