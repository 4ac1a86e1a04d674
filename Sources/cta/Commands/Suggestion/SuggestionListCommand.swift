internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments
internal import JSON

/// `cta suggestion list`: the app's suggested messages.
struct SuggestionListCommand: Command {
    private let reading = CatalogReading()
    private let kind = Option("kind", ValueKind<CardKind>.choice, help: "only this kind of card")
    private let json = Flag("json", help: "print the suggestions as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "list", summary: "the app's suggested messages",
            discussion: "Units are UTF-16 code units, of which a message has at most 1,000.",
            parameters: [reading.file, kind, json],
            examples: [Example("cta suggestion list acme.json", "in all languages")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let catalog = try reading.catalog(arguments)
        let suggestions = (arguments[kind].map { [$0] } ?? CardKind.allCases).flatMap { kind in
            catalog.settings(for: kind).suggestions.map { (kind, $0) }
        }
        if arguments[json] {
            let object: JSONValue = [
                "revision": .integer(catalog.revision),
                "suggestions": .array(
                    suggestions.map { kind, suggestion in
                        [
                            "kind": .string(kind.rawValue), "key": .string(suggestion.key),
                            "texts": suggestion.texts.json,
                        ]
                    }),
            ]
            console.output.print(JSONWriter.text(of: object))
            return .clean
        }
        var table = ColumnTable([.left, .left, .left, .right, .left])
        if !suggestions.isEmpty { table.add(["kind", "key", "language", "units", "text"]) }
        for (kind, suggestion) in suggestions {
            for entry in suggestion.texts.entries {
                table.add([
                    kind.rawValue, CellText.of(suggestion.key), CellText.of(entry.language),
                    String(entry.text.utf16.count), CellText.of(entry.text),
                ])
            }
        }
        for line in table.lines { console.output.print(line) }
        return .clean
    }
}
