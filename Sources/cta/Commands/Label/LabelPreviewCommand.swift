internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta label preview`: what customers see of a label, language by language.
struct LabelPreviewCommand: Command {
    private let reading = CatalogReading()
    private let kind = Option("kind", .choice, default: CardKind.offer, help: "the kind of card")
    private let id = Option(
        "id", .text, value: "ID", help: "one label; by default all active ones, or the built-in")
    private let languages = Option(
        "languages", .list(of: .text), value: "all|TAG,…", default: ["all"],
        help: "the languages that apps report")
    private let message = Option(
        "message", .text, value: "TEXT", help: "a message above the button")
    private let suggestion = Option(
        "suggest", .text, value: "KEY", help: "a suggested message above the button")
    private let values = Option(pairs: "value", help: "a value for a name in the suggestion")
    private let agent = Option(
        "agent", .text, value: "NAME", default: "Agent", help: "the agent's name")
    private let json = Flag("json", help: "print one JSON object a label")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "preview", summary: "button, card and push of a label in each language",
            discussion: """
                Units are UTF-16 code units, columns those of a fixed-width font. 'from' is the
                variant's language, or 'text' for the label's own text. The last column says
                which parts are in English though the customer's language is another.
                """,
            parameters: [
                reading.file, kind, id, languages, message, suggestion, values, agent, json,
            ],
            alternatives: [Alternatives(message, suggestion)],
            examples: [
                Example("cta label preview acme.json --id upgrade", "in every built-in language"),
                Example("cta label preview acme.json --languages de,ar,ta", "all labels in three"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        var catalog = try reading.catalog(arguments)
        let arePushesOff = arguments[kind] == .offer && !catalog.sendsPush
        // What they would say is of interest before they are switched on.
        catalog.sendsPush = true
        let content = ContentResolver(catalog: catalog)
        let tags = arguments[languages].flatMap { tag in
            tag.utf8.elementsEqual("all".utf8) ? BuiltInTexts.shared.languages.tags : [tag]
        }
        let ids = try labelIDs(in: catalog, arguments)
        for (offset, id) in ids.enumerated() {
            let draft = draft(label: id, arguments)
            let rows = tags.map { LabelPreviewRow($0, draft: draft, content: content) }
            if arguments[json] {
                console.output.print(JSONWriter.text(of: object(id, rows, catalog, arguments)))
            } else {
                if offset > 0 { console.output.print("") }
                let name = id.map { "label \(CellText.of($0))" } ?? "the built-in button"
                let note = arePushesOff ? "; pushes are off, this is what they would say" : ""
                console.output.print("\(name), \(arguments[kind].rawValue) card\(note)")
                for line in Self.lines(of: rows) { console.output.print(line) }
            }
        }
        return .clean
    }

    /// The labels to show; nil is the built-in one.
    private func labelIDs(in catalog: Catalog, _ arguments: Arguments) throws -> [String?] {
        let labels = catalog.settings(for: arguments[kind]).labels
        if let id = arguments[id] {
            guard let label = labels.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) else {
                throw ContentError(
                    code: .unknownLabel,
                    message: "no label '\(id)' for \(arguments[kind].rawValue) cards",
                    path: reading.name(arguments))
            }
            guard !label.isArchived else {
                throw ContentError(
                    code: .archivedLabel, message: "label '\(id)' is archived; unarchive it first",
                    path: reading.name(arguments))
            }
            return [id]
        }
        let active = labels.filter { !$0.isArchived }.map(\.id)
        return active.isEmpty ? [nil] : active
    }

    private func draft(label id: String?, _ arguments: Arguments) -> Draft {
        let button = id.map(Draft.Button.label) ?? .builtIn
        var message = arguments[message].map(Draft.Message.written) ?? .none
        if let key = arguments[suggestion] {
            var named: [String: String] = [:]
            for value in arguments[values] { named[value.name] = value.text }
            message = .suggested(key: key, values: named)
        }
        let agent = arguments[agent]
        switch arguments[kind] {
        case .offer:
            return .offer(
                Paywall(id: "paywall"), button: button, message: message, agentName: agent)
        case .review: return .review(button: button, message: message, agentName: agent)
        }
    }

    private static func lines(of rows: [LabelPreviewRow]) -> [String] {
        var table = ColumnTable([
            .left, .left, .left, .right, .right, .left, .left, .left, .right, .left,
        ])
        table.add(LabelPreviewRow.heading)
        for row in rows { table.add(row.cells) }
        let counts = LabelPreviewRow.Part.allCases.map { part in
            let count = rows.count { $0.english.contains(part) }
            return "\(part.rawValue) for \(count)"
        }
        let total = rows.count == 1 ? "1 language" : "\(rows.count) languages"
        return table.lines + ["in English: \(counts.joined(separator: ", ")) of \(total)"]
    }

    private func object(
        _ id: String?, _ rows: [LabelPreviewRow], _ catalog: Catalog, _ arguments: Arguments
    ) -> JSONValue {
        [
            "revision": .integer(catalog.revision), "kind": .string(arguments[kind].rawValue),
            "id": JSONValue(id), "languages": .array(rows.map(\.json)),
        ]
    }
}
