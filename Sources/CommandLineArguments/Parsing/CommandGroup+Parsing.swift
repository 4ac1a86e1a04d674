extension CommandGroup {
    /// Finds the subcommand of a command line and reads its arguments, which come without the
    /// program's name.
    package func parse(_ arguments: [RawArgument]) throws(UsageError) -> Invocation<Leaf> {
        try parse(arguments[...], path: [name])
    }

    private func parse(
        _ arguments: ArraySlice<RawArgument>, path: [String]
    ) throws(UsageError) -> Invocation<Leaf> {
        let command = path.joined(separator: " ")
        let options = options(isOutermost: path.count == 1)
        let scanned = OptionScanner.scan(Array(arguments), for: options, stopsAtOperand: true)
        guard let first = scanned.first else {
            throw UsageError(command: command, message: "missing command")
        }
        switch first {
        case .option(let index, _):
            return options[index] == .help ? .help(HelpText.of(self, path: path)) : .version
        case .operand(let word, let index):
            let rest = arguments.dropFirst(index + 1)
            return try parse(rest, of: member(word, command: command), path: path)
        case .unknown, .missingValue, .unexpectedValue:
            throw ScanFault.error(first, options: options, command: command)
        }
    }

    private func parse(
        _ arguments: ArraySlice<RawArgument>, of member: Member, path: [String]
    ) throws(UsageError) -> Invocation<Leaf> {
        let path = path + [member.name]
        switch member {
        case .group(let group): return try group.parse(arguments, path: path)
        case .command(let declaration, let leaf):
            let parser = ArgumentParser(declaration: declaration, path: path)
            switch try parser.parse(Array(arguments)) {
            case .help: return .help(HelpText.of(declaration, path: path))
            case .values(let values): return .run(leaf, values)
            }
        }
    }

    private func member(_ word: RawArgument, command: String) throws(UsageError) -> Member {
        // Bytes: a combining mark behind the last letter makes another word.
        if let member = members.first(where: { $0.name.utf8.elementsEqual(word.bytes) }) {
            return member
        }
        let near = NearMiss.of(word.bytes, among: members.map(\.name))
        let question = near.map { ", did you mean '\($0)'?" } ?? ""
        throw UsageError(
            command: command, message: "unknown command '\(word.printable)'\(question)")
    }

    func options(isOutermost: Bool) -> [ParameterDeclaration] {
        isOutermost ? [.help, .version] : [.help]
    }
}
