/// The usage line, made from declarations.
enum UsageLine {
    /// `usage: cta card --language TAG [--json]`: required options bare, alternatives in one pair
    /// of brackets, operands last.
    static func of(_ command: CommandDeclaration, path: [String]) -> String {
        var pieces: [String] = []
        for option in command.options {
            let group = command.alternatives.first { $0.members.contains(option) }
            if let group {
                guard group.members.first == option else { continue }
                pieces.append("[" + group.members.map(\.synopsis).joined(separator: " | ") + "]")
            } else {
                pieces.append(piece(option))
            }
        }
        return wrap(pieces + command.operands.map(piece), path: path)
    }

    /// The pieces behind the words of the command, further lines below the first piece.
    static func wrap(_ pieces: [String], path: [String]) -> String {
        let head = "usage: " + path.joined(separator: " ") + " "
        let lines = TextWrapping.wrap(pieces, width: HelpText.columns - head.count)
        let margin = "\n" + String(repeating: " ", count: head.count)
        return lines.isEmpty ? String(head.dropLast()) : head + lines.joined(separator: margin)
    }

    private static func piece(_ parameter: ParameterDeclaration) -> String {
        let repetition = parameter.isRepeated ? "…" : ""
        if parameter.isRequired { return parameter.synopsis + repetition }
        return switch parameter.form {
        case .flag, .option: "[\(parameter.synopsis)]" + repetition
        case .operand: "[\(parameter.synopsis)\(repetition)]"
        }
    }
}
