internal import JSON

/// A value of stored JSON while it is decoded, with the path that messages name it by.
///
/// Null counts as not there, members that nobody asks for are left alone.
struct StoredValue {
    /// Why something stored cannot be used.
    struct Fault: Error, Equatable {
        /// What is wrong and where, such as `card.kind must be a string`.
        let message: String
    }

    let node: JSONNode
    private let path: String

    init(_ node: JSONNode, path: String = "") {
        self.node = node
        self.path = path
    }

    /// A member that is there and not null.
    func optional(_ name: String) -> StoredValue? {
        guard let member = node[member: name], !member.isNull else { return nil }
        return StoredValue(member, path: path.isEmpty ? name : "\(path).\(name)")
    }

    /// A member that must be there.
    func required(_ name: String) throws(Fault) -> StoredValue {
        guard let member = optional(name) else {
            throw Fault(message: "\(path.isEmpty ? name : "\(path).\(name)") is missing")
        }
        return member
    }

    /// The text of a member that may be left out.
    func text(_ name: String) throws(Fault) -> String? {
        guard let member = optional(name) else { return nil }
        return try member.string()
    }

    /// The whole number of a member that may be left out.
    func number(_ name: String) throws(Fault) -> Int? {
        guard let member = optional(name) else { return nil }
        return try member.integer()
    }

    /// The members of an object.
    var members: [(name: String, value: StoredValue)] {
        node.members.map { name, value in
            let text = name.string ?? ""
            return (text, StoredValue(value, path: "\(path).\(text)"))
        }
    }

    /// The elements of an array.
    func elements() throws(Fault) -> [StoredValue] {
        guard node.kind == .array else { throw wrong("an array") }
        return node.elements.enumerated().map { StoredValue($1, path: "\(path)[\($0)]") }
    }

    func string() throws(Fault) -> String {
        guard let text = node.string else { throw wrong("a string") }
        return text
    }

    func integer() throws(Fault) -> Int {
        guard let value = node.int else { throw wrong("a whole number") }
        return value
    }

    func bool() throws(Fault) -> Bool {
        guard let value = node.bool else { throw wrong("true or false") }
        return value
    }

    func time() throws(Fault) -> Timestamp {
        guard let time = Timestamp(try string()) else {
            throw wrong("a time such as 2026-03-01T09:30:00Z")
        }
        return time
    }

    /// One of the names of an enum.
    func choice<Choice: RawRepresentable<String>>() throws(Fault) -> Choice {
        let name = try string()
        guard let value = Choice(rawValue: name) else {
            throw Fault(message: "\(path) '\(name)' is not known")
        }
        return value
    }

    /// The object itself, or the fault that it is none.
    func object() throws(Fault) -> StoredValue {
        guard node.kind == .object else { throw wrong("an object") }
        if let duplicate = node.duplicateMembers.first {
            let name = duplicate.duplicate.name.string ?? ""
            throw Fault(message: "\(path.isEmpty ? "" : "\(path)."  )\(name) stands twice")
        }
        return self
    }

    private func wrong(_ expected: String) -> Fault {
        Fault(message: "\(path.isEmpty ? "the value" : path) must be \(expected)")
    }
}
