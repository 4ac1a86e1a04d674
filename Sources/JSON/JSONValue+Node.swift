extension JSONValue {
    /// The value of a node; nil when there is junk in it.
    ///
    /// Duplicate members are kept. A number becomes an integer where it has neither fraction nor
    /// exponent and fits, else the nearest double, else (an integer too large, a number beyond the
    /// finite doubles) stays as written.
    package init?(_ node: JSONNode) {
        // The reader limits the depth, so the recursion is bounded.
        switch node.kind {
        case .object:
            var members: [(name: String, value: JSONValue)] = []
            members.reserveCapacity(node.count)
            for (name, value) in node.members {
                guard let name = name.string, let value = JSONValue(value) else { return nil }
                members.append((name, value))
            }
            self = .object(members)
        case .array:
            var elements: [JSONValue] = []
            elements.reserveCapacity(node.count)
            for element in node.elements {
                guard let value = JSONValue(element) else { return nil }
                elements.append(value)
            }
            self = .array(elements)
        case .string: self = .string(node.string ?? "")
        case .number: self = Self.number(of: node)
        case .true: self = .bool(true)
        case .false: self = .bool(false)
        case .null: self = .null
        case .junk: return nil
        }
    }

    private static func number(of node: JSONNode) -> JSONValue {
        let text = node.numberText ?? "0"
        // A negative zero is no integer.
        if let integer = node.int, integer != 0 || text == "0" { return .integer(integer) }
        let isInteger = text.utf8.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.minus }
        guard let double = node.double, !isInteger || double == 0 else { return .number(text) }
        return .double(double)
    }
}
