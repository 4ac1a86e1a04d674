/// What the lines of a container depend on: containers of one shape are mostly laid out alike.
///
/// A file may write `["a", "b"]` on one line and the elements of other arrays on their own, or the
/// objects in an array on one line each and those in an object on several.
struct JSONContainerShape: Hashable {
    /// Object or array; anything else has no children.
    let kind: JSONKind
    /// Whether the container is in an array.
    let isElement: Bool
    /// Whether the first child is a container itself.
    let holdsContainers: Bool

    init(kind: JSONKind, isElement: Bool, holdsContainers: Bool) {
        (self.kind, self.isElement, self.holdsContainers) = (kind, isElement, holdsContainers)
    }

    /// Whether another container of the kind is more alike than any: arrays by what they hold,
    /// objects by where they are.
    func isSimilar(to other: JSONContainerShape) -> Bool {
        kind == .array ? holdsContainers == other.holdsContainers : isElement == other.isElement
    }

    /// The shape of a value; nil when it has no children.
    init?(_ value: JSONValue, isElement: Bool) {
        switch value {
        case .object(let members):
            self.init(
                kind: .object, isElement: isElement,
                holdsContainers: members.first?.value.isContainer ?? false)
        case .array(let elements):
            self.init(
                kind: .array, isElement: isElement,
                holdsContainers: elements.first?.isContainer ?? false)
        case .string, .integer, .double, .number, .bool, .null: return nil
        }
    }

    /// The shape of a container of a document that is not empty; nil for anything else.
    init?(_ node: JSONNode, isElement: Bool) {
        guard node.count > 0 else { return nil }
        let tape = node.document.tape
        let first = tape[node.index + (node.kind == .object ? 2 : 1)]
        self.init(kind: node.kind, isElement: isElement, holdsContainers: first.isContainer)
    }
}

extension JSONValue {
    /// Whether it has children or could have.
    var isContainer: Bool {
        switch self {
        case .object, .array: true
        case .string, .integer, .double, .number, .bool, .null: false
        }
    }
}
