extension CommandDeclaration {
    /// What is wrong with the declaration itself; a test over the whole table keeps it empty.
    package var faults: [String] {
        var faults = Self.textFaults(name: name, summary: summary, discussion: discussion)
        let options = options + [.help]
        faults += Self.repeated(options.map(\.name)).map { "'--\($0)' is declared twice" }
        faults += Self.repeated(operands.map(\.name)).map { "'\($0)' is declared twice" }
        for parameter in parameters.map(\.declaration) {
            if !Self.isPlain(parameter.help) {
                faults.append(
                    "the help of '\(parameter.label)' is empty, has a full stop or a line break")
            }
            let isName = parameter.name.utf8.allSatisfy(Self.isNameByte)
            if parameter.form != .operand, !isName || parameter.name.isEmpty {
                faults.append("'\(parameter.label)' is no name of an option")
            }
        }
        return faults + orderFaults + alternativeFaults
    }

    /// Required operands first, then optional ones, a repeated one at the end: else the line is
    /// ambiguous.
    private var orderFaults: [String] {
        zip(operands, operands.dropFirst()).compactMap { earlier, later in
            let isAmbiguous = earlier.isRepeated || (!earlier.isRequired && later.isRequired)
            return isAmbiguous ? "'\(later.label)' cannot follow '\(earlier.label)'" : nil
        }
    }

    private var alternativeFaults: [String] {
        alternatives.flatMap(\.members).compactMap { member in
            guard options.contains(member) else { return "'\(member.label)' is not declared" }
            return member.isRequired ? "'\(member.label)' is required and an alternative" : nil
        }
    }

    static func textFaults(name: String, summary: String, discussion: String) -> [String] {
        var faults: [String] = []
        if name.isEmpty || !name.utf8.allSatisfy(isNameByte) {
            faults.append("'\(name)' is no name")
        }
        if !isPlain(summary) {
            faults.append("the summary of '\(name)' is empty, has a full stop or a line break")
        }
        for line in discussion.split(separator: "\n") where line.count > HelpText.columns {
            faults.append("a line of the discussion of '\(name)' is too long: \(line)")
        }
        return faults
    }

    static func repeated(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { !seen.insert($0).inserted }
    }

    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && !text.hasSuffix(".") && !text.utf8.contains(UInt8(ascii: "\n"))
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
