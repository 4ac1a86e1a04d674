/// Reads the arguments of one subcommand.
struct ArgumentParser {
    /// What the arguments ask for.
    enum Outcome {
        case help
        case values(Arguments)
    }

    let declaration: CommandDeclaration
    let path: [String]

    /// The values, or that help was asked for before any fault; arguments come without the
    /// subcommand's name.
    func parse(_ arguments: [RawArgument]) throws(UsageError) -> Outcome {
        let options = declaration.options + [.help]
        var given: [String: [RawArgument]] = [:]
        var operands: [RawArgument] = []
        for scanned in OptionScanner.scan(arguments, for: options) {
            switch scanned {
            case .option(let index, let value):
                guard options[index] != .help else { return .help }
                given[options[index].label, default: []].append(value ?? "")
            case .operand(let operand, _): operands.append(operand)
            case .unknown, .missingValue, .unexpectedValue:
                throw ScanFault.error(scanned, options: options, command: command)
            }
        }
        try place(operands, in: &given)
        try checkCounts(given)
        return .values(
            try Arguments(
                command: command, parameters: declaration.parameters, given: given))
    }

    private var command: String { path.joined(separator: " ") }

    private func error(_ message: String) -> UsageError {
        UsageError(command: command, message: message)
    }

    /// Deals the operands out from the left; the repeated one takes the rest.
    private func place(
        _ operands: [RawArgument], in given: inout [String: [RawArgument]]
    ) throws(UsageError) {
        var rest = operands[...]
        for operand in declaration.operands {
            let taken = operand.isRepeated ? rest : rest.prefix(1)
            given[operand.label] = Array(taken)
            rest = rest.dropFirst(taken.count)
        }
        if let surplus = rest.first { throw error("unexpected operand '\(surplus.printable)'") }
    }

    /// Refuses what is given twice, what excludes each other, and a second reader of standard
    /// input.
    private func checkCounts(_ given: [String: [RawArgument]]) throws(UsageError) {
        for option in declaration.options where !option.isRepeated {
            guard given[option.label]?.count ?? 0 < 2 else {
                throw error("'\(option.label)' is given twice")
            }
        }
        for alternatives in declaration.alternatives {
            let present = alternatives.members.filter { given[$0.label]?.isEmpty == false }
            guard present.count < 2 else {
                throw error("'\(present[0].label)' and '\(present[1].label)' exclude each other")
            }
        }
        let readers = declaration.parameters.map { $0.declaration }.filter(\.readsFile)
        let inputs = readers.flatMap { given[$0.label] ?? [] }.filter { $0 == "-" }
        guard inputs.count < 2 else {
            throw error("'-' is given twice, standard input can be read only once")
        }
    }
}
