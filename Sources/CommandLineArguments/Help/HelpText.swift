/// Help, made from declarations.
enum HelpText {
    /// How wide help is, whatever the terminal: the width that a pager and a document expect.
    static let columns = 80

    /// The help of one subcommand.
    static func of(_ command: CommandDeclaration, path: [String]) -> String {
        sections([
            UsageLine.of(command, path: path),
            sentence(command.summary),
            command.discussion,
            list(
                "Operands",
                command.operands.map { ($0.isRepeated ? "\($0.name)…" : $0.name, $0.help) }),
            list("Options", (command.options + [.help]).map(entry)),
            examples(command.examples),
        ])
    }

    /// The help of a group; `path` ends in its name.
    static func of<Leaf>(_ group: CommandGroup<Leaf>, path: [String]) -> String {
        let command = path.joined(separator: " ")
        return sections([
            UsageLine.wrap(["COMMAND", "[ARGUMENT]…"], path: path),
            sentence(group.summary),
            list("Commands", group.members.map { ($0.name, $0.summary) }),
            list("Options", group.options(isOutermost: path.count == 1).map(entry)),
            group.discussion,
            group.members.isEmpty ? "" : "'\(command) COMMAND --help' says more about one command.",
        ])
    }

    private static func sections(_ sections: [String]) -> String {
        sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// The summary as a sentence: commands are listed in lower case, a paragraph is not.
    private static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    private static func entry(_ option: ParameterDeclaration) -> (String, String) {
        let fallback = option.fallback.map { " (default: \($0))" } ?? ""
        return (option.synopsis, option.help + fallback)
    }

    private static func examples(_ examples: [Example]) -> String {
        guard !examples.isEmpty else { return "" }
        let lines = examples.map { "  \($0.line)\n      \($0.purpose)" }
        return "Examples:\n" + lines.joined(separator: "\n")
    }

    /// A heading and its entries, whose texts start in one column unless a term is too long for it.
    private static func list(_ heading: String, _ entries: [(term: String, text: String)]) -> String
    {
        guard !entries.isEmpty else { return "" }
        let widest = entries.map(\.term.count).filter { $0 <= longestTerm }.max() ?? longestTerm
        let column = 2 + widest + 2
        let margin = String(repeating: " ", count: column)
        var lines = [heading + ":"]
        for entry in entries {
            let text = TextWrapping.wrap(
                entry.text.split(separator: " ").map(String.init), width: columns - column)
            let term = "  " + entry.term
            if entry.term.count > widest {
                lines.append(term)
                lines += text.map { margin + $0 }
            } else {
                let gap = String(repeating: " ", count: column - term.count)
                lines.append(term + gap + (text.first ?? ""))
                lines += text.dropFirst().map { margin + $0 }
            }
        }
        return lines.joined(separator: "\n")
    }

    private static let longestTerm = 26
}
