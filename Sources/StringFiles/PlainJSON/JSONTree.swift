internal import JSON

/// Nested JSON in the making: values put at the ends of paths.
///
/// An arena, so that no path makes it recurse deeper than `JSONKeyPath.maximumDepth`.
struct JSONTree {
    private struct Node {
        var kind = Kind.nothing
        /// Of an object.
        var members: [(name: String, node: Int)] = []
        var places: [ByteText: Int] = [:]
        /// Of an array.
        var elements: [Int] = []
    }

    private enum Kind {
        case nothing
        case object
        case array
        case leaf(Leaf)
    }

    /// A value in the tree.
    struct Leaf {
        var value: JSONValue
        /// The entry it belongs to.
        var entry: Int
        /// Whether it is a plural form, whose name has a suffix.
        var isPluralForm = false

        /// The text; nil for another value.
        var text: String? {
            guard case .string(let text) = value else { return nil }
            return text
        }
    }

    private var nodes = [Node()]

    /// Makes the root an object.
    mutating func makeObject() { nodes[0].kind = .object }

    /// Puts a value at the end of a path; false when something is there, when the path goes through
    /// a value, or when an array would have a gap.
    mutating func insert(_ leaf: Leaf, at steps: [JSONKeyPath.Step]) -> Bool {
        guard steps.count <= JSONKeyPath.maximumDepth, isFree(steps) else { return false }
        var place = 0
        for step in steps {
            let next = child(step, of: place) ?? nodes.count
            if next == nodes.count {
                nodes.append(Node())
                add(next, step, to: place)
            }
            place = next
        }
        nodes[place].kind = .leaf(leaf)
        return true
    }

    /// Whether a value can be put at the end of a path.
    private func isFree(_ steps: [JSONKeyPath.Step]) -> Bool {
        var place = 0
        for (offset, step) in steps.enumerated() {
            if let next = child(step, of: place) {
                place = next
                continue
            }
            // From here on all is new, and the first element of a new array is number 0.
            guard accepts(step, place) else { return false }
            return steps[(offset + 1)...].allSatisfy { step in
                switch step {
                case .name: true
                case .index(let index): index == 0
                }
            }
        }
        guard case .nothing = nodes[place].kind else { return false }
        return true
    }

    private func accepts(_ step: JSONKeyPath.Step, _ place: Int) -> Bool {
        switch (step, nodes[place].kind) {
        case (.name, .object), (.name, .nothing): true
        case (.index(let index), .array): index == nodes[place].elements.count
        case (.index(let index), .nothing): index == 0
        case (.name, .array), (.name, .leaf), (.index, .object), (.index, .leaf): false
        }
    }

    private func child(_ step: JSONKeyPath.Step, of place: Int) -> Int? {
        switch step {
        case .name(let name): return nodes[place].places[ByteText(name)]
        case .index(let index):
            let elements = nodes[place].elements
            return elements.indices.contains(index) ? elements[index] : nil
        }
    }

    private mutating func add(_ node: Int, _ step: JSONKeyPath.Step, to place: Int) {
        switch step {
        case .name(let name):
            nodes[place].kind = .object
            nodes[place].members.append((name, node))
            nodes[place].places[ByteText(name)] = node
        case .index:
            nodes[place].kind = .array
            nodes[place].elements.append(node)
        }
    }

    /// The value of all that was put in; nil of nothing.
    var value: JSONValue? { value(of: 0) }

    /// The members of the root object.
    var members: [(name: String, value: JSONValue)] {
        nodes[0].members.compactMap { name, node in value(of: node).map { (name, $0) } }
    }

    private func value(of place: Int) -> JSONValue? {
        switch nodes[place].kind {
        case .nothing: return nil
        case .leaf(let leaf): return leaf.value
        case .array: return .array(nodes[place].elements.compactMap { value(of: $0) })
        case .object:
            let members = nodes[place].members
            return .object(members.compactMap { name, node in value(of: node).map { (name, $0) } })
        }
    }

    /// Takes out the texts that i18next would read as plural forms though they are none.
    ///
    /// - Returns: the entries they belong to.
    mutating func removeFalsePlurals() -> [Int] {
        var removed: [Int] = []
        for place in nodes.indices where nodes[place].members.count > 0 {
            let members = nodes[place].members
            let leaves = members.map { leaf($0.node) }
            let names = zip(members, leaves).map { ($0.name, $1?.text) }
            for group in I18nextPlurals(names).groups {
                for offset in group.offsets {
                    guard let leaf = leaves[offset], !leaf.isPluralForm else { continue }
                    nodes[members[offset].node].kind = .nothing
                    removed.append(leaf.entry)
                }
            }
        }
        return removed.sorted()
    }

    private func leaf(_ place: Int) -> Leaf? {
        guard case .leaf(let leaf) = nodes[place].kind else { return nil }
        return leaf
    }
}
