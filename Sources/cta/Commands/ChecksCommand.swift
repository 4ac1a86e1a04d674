internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta checks`: the checks and rules with their ids.
struct ChecksCommand: Command {
    private let explained = Option(
        "explain", .check, value: "ID", help: "say what one check finds and what to do")
    private let markdown = Flag("markdown", help: "print the page docs/checks.md")
    private let json = Flag("json", help: "print an array of objects")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "checks", summary: "the checks and rules that findings name",
            parameters: [explained, markdown, json],
            alternatives: [Alternatives(explained, markdown, json)],
            examples: [
                Example("cta checks", "all ids with their severity"),
                Example("cta checks --explain label.too-long", "one of them"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
        if let entry = arguments[explained] {
            let severity = style.severity(entry.severity, entry.severity.rawValue)
            console.output.print("\(style.bold(entry.id)): \(severity): \(entry.summary)")
            console.output.print("\n" + entry.explanation)
            for (title, examples) in [("Reported", entry.reported), ("Not reported", entry.silent)]
            where !examples.isEmpty {
                console.output.print("\n\(title):")
                for example in examples { console.output.print("  \(example)") }
            }
        } else if arguments[json] {
            let entries = CheckTable.areas.flatMap(\.entries).map(\.json)
            console.output.print(JSONWriter.text(of: .array(entries)))
        } else if arguments[markdown] {
            console.output.write(CheckPage.markdown.utf8)
        } else {
            var table = ColumnTable([.left, .left, .left])
            for entry in CheckTable.areas.flatMap(\.entries) {
                table.add([entry.id, entry.severity.rawValue, entry.summary])
            }
            for line in table.lines { console.output.print(line) }
        }
        return .clean
    }
}

extension CheckEntry {
    /// The members `id severity summary explanation reported notReported`.
    fileprivate var json: JSONValue {
        [
            "id": .string(id), "severity": .string(severity.rawValue),
            "summary": .string(summary), "explanation": .string(explanation),
            "reported": .array(reported.map(JSONValue.string)),
            "notReported": .array(silent.map(JSONValue.string)),
        ]
    }
}

extension ValueKind where Value == CheckEntry {
    /// A check by its id.
    fileprivate static var check: Self {
        ValueKind(
            placeholder: "ID", expected: "an id that 'cta checks' lists",
            choices: CheckTable.areas.flatMap { $0.entries.map(\.id) }, write: { $0.id },
            read: { CheckTable.entry($0) })
    }
}
