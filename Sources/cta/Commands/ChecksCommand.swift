internal import CTAContent
internal import CommandLineArguments

/// `cta checks`: the checks and rules with their ids.
struct ChecksCommand: Command {
    private let explained = Option(
        "explain", .check, value: "ID", help: "say what one check finds and what to do")
    private let markdown = Flag("markdown", help: "print the page docs/checks.md")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "checks", summary: "the checks and rules that findings name",
            parameters: [explained, markdown], alternatives: [Alternatives(explained, markdown)],
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

extension ValueKind where Value == CheckEntry {
    /// A check by its id.
    fileprivate static var check: Self {
        ValueKind(
            placeholder: "ID", expected: "an id that 'cta checks' lists",
            choices: CheckTable.areas.flatMap { $0.entries.map(\.id) }, write: { $0.id },
            read: { CheckTable.entry($0) })
    }
}
