/// Reads what was given for one parameter, and words the fault when it is no value.
struct ValueReader {
    let declaration: ParameterDeclaration
    let given: [RawArgument]

    /// The first value; nil when nothing was given.
    func first<Value>(_ kind: ValueKind<Value>) throws(ParameterFault) -> Value? {
        guard let argument = given.first else { return nil }
        return try read(argument, as: kind)
    }

    /// The first value, which must be there.
    func only<Value>(_ kind: ValueKind<Value>) throws(ParameterFault) -> Value {
        guard let value = try first(kind) else { throw missing }
        return value
    }

    /// All values in the order of the line; at least one when one is required.
    func all<Value>(_ kind: ValueKind<Value>) throws(ParameterFault) -> [Value] {
        guard !declaration.isRequired || !given.isEmpty else { throw missing }
        var values: [Value] = []
        for argument in given {
            values.append(try read(argument, as: kind))
        }
        return values
    }

    /// All pairs; no name twice.
    func pairs() throws(ParameterFault) -> [NamedText] {
        let pairs = try all(.namedText)
        var names: Set<[UInt8]> = []
        for pair in pairs where !names.insert(Array(pair.name.utf8)).inserted {
            let name = RawArgument(pair.name.utf8).printable
            throw ParameterFault(message: "'\(declaration.label)' names '\(name)' twice")
        }
        return pairs
    }

    private var missing: ParameterFault {
        ParameterFault(message: "missing '\(declaration.synopsis)'")
    }

    private func read<Value>(
        _ argument: RawArgument, as kind: ValueKind<Value>
    ) throws(ParameterFault) -> Value {
        if let value = kind.read(argument) { return value }
        let place = "bad value '\(argument.printable)' for '\(declaration.label)'"
        guard let near = NearMiss.of(argument.bytes, among: kind.choices()) else {
            let expected = argument.text == nil ? "valid UTF-8" : kind.expected
            throw ParameterFault(message: "\(place), expected \(expected)")
        }
        throw ParameterFault(message: "\(place), did you mean '\(near)'?")
    }
}
