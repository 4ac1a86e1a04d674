internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments
internal import JSON

/// `cta label list`: the custom labels.
struct LabelListCommand: Command {
    private let reading = CatalogReading()
    private let kind = Option("kind", ValueKind<CardKind>.choice, help: "only this kind of card")
    private let archived = Flag("archived", help: "the archived labels too")
    private let json = Flag("json", help: "print the labels as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "list", summary: "the custom labels in the order that agents see them",
            discussion: "Units are UTF-16 code units, of which a label has at most 60.",
            parameters: [reading.file, kind, archived, json],
            examples: [Example("cta label list acme.json --archived", "all labels")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let catalog = try reading.catalog(arguments)
        let kinds = arguments[kind].map { [$0] } ?? CardKind.allCases
        let labels = kinds.flatMap { kind in
            let labels = catalog.settings(for: kind).labels
            return
                (labels.filter { !$0.isArchived }
                + (arguments[archived] ? labels.filter(\.isArchived) : [])).enumerated()
                .map { (kind: kind, position: $0.offset + 1, label: $0.element) }
        }
        if arguments[json] {
            console.output.print(
                JSONWriter.text(of: Self.json(labels, revision: catalog.revision)))
            return .clean
        }
        var table = ColumnTable([.left, .right, .left, .right, .right, .left, .left])
        if !labels.isEmpty {
            table.add(["kind", "place", "id", "units", "columns", "text", "variants"])
        }
        for (kind, position, label) in labels {
            table.add([
                kind.rawValue, label.isArchived ? "archived" : String(position),
                CellText.of(label.id), String(label.text.utf16.count),
                String(DisplayColumns.count(label.text)), CellText.of(label.text),
                label.variants.languages.map { CellText.of($0) }.joined(separator: ", "),
            ])
        }
        for line in table.lines { console.output.print(line) }
        return .clean
    }

    private static func json(
        _ labels: [(kind: CardKind, position: Int, label: CustomLabel)], revision: Int
    ) -> JSONValue {
        [
            "revision": .integer(revision),
            "labels": .array(
                labels.map { kind, position, label in
                    [
                        "kind": .string(kind.rawValue), "id": .string(label.id),
                        "position": label.isArchived ? .null : .integer(position),
                        "text": .string(label.text), "variants": label.variants.json,
                        "archived": .bool(label.isArchived),
                    ]
                }),
        ]
    }
}
