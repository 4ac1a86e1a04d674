package import JSON

extension SendFigures {
    /// The figures with the members `by days from to total rows`.
    package var json: JSONValue {
        [
            "by": .string(grouping.rawValue), "days": .integer(days.rawValue),
            "from": .string(start.description), "to": .string(end.description),
            "total": .object(total.members),
            "rows": .array(rows.map { .object($0.group.members + $0.counts.members) }),
        ]
    }
}

extension SendFigures.Counts {
    fileprivate var members: [(name: String, value: JSONValue)] {
        [
            ("sent", .integer(sent)), ("opened", .integer(opened)),
            ("rate", rate.map(JSONValue.double) ?? .null),
        ]
    }
}

extension SendFigures.Group {
    /// An agent's id, or kind, id and text of a label; a built-in label has neither.
    fileprivate var members: [(name: String, value: JSONValue)] {
        switch self {
        case .agent(let id): [("agent", JSONValue(id))]
        case .label(let kind, .builtIn):
            [("kind", .string(kind.rawValue)), ("label", .null), ("text", .null)]
        case .label(let kind, .label(let id)):
            [("kind", .string(kind.rawValue)), ("label", .string(id)), ("text", .null)]
        case .label(let kind, .text(let text)):
            [("kind", .string(kind.rawValue)), ("label", .null), ("text", .string(text))]
        }
    }
}
