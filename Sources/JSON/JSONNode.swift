/// A value or a name in a document.
///
/// A light value: a reference and an index. All accessors are total: the one of another kind
/// answers nil or nothing.
package struct JSONNode: Sendable {
    /// Where it is.
    package let document: JSONDocument
    /// Its place on the tape, below the count of the tape.
    let index: Int

    /// A name and its value, in the order of the file.
    package typealias Member = (name: JSONNode, value: JSONNode)

    private var node: JSONTapeNode { document.tape[index] }

    /// What it is.
    package var kind: JSONKind { node.kind }

    /// Its bytes in the file: of a string with its quotes, of a container with its brackets.
    package var byteRange: Range<Int> { node.byteRange }

    /// The number of members of an object or of elements of an array; 0 for anything else.
    package var count: Int { node.count }

    /// The members of an object in order, duplicates included; none for anything else.
    package var members: JSONMembers { JSONMembers(self) }

    /// The elements of an array in order; none for anything else.
    package var elements: JSONElements { JSONElements(self) }

    /// The value of the first member of that name; nil if there is none or this is no object.
    ///
    /// Names compare by the bytes of their decoded text.
    /// - Complexity: linear in the number of members.
    package subscript(member name: String) -> JSONNode? {
        for member in members where member.name.hasText(name) { return member.value }
        return nil
    }

    /// The element of an array at an offset; nil if there is none.
    ///
    /// - Complexity: linear in the offset.
    package subscript(element offset: Int) -> JSONNode? {
        guard offset >= 0 else { return nil }
        return elements.dropFirst(offset).first { _ in true }
    }

    /// Whether it is `null`.
    package var isNull: Bool { kind == .null }

    /// The boolean; nil for anything else.
    package var bool: Bool? {
        switch kind {
        case .true: true
        case .false: false
        case .object, .array, .string, .number, .null, .junk: nil
        }
    }

    /// The tape index behind the subtree.
    var nextIndex: Int {
        let node = node
        return node.isContainer ? Int(node.next) : index + 1
    }

    /// The traits of a string; nil for anything else.
    var traits: JSONStringTraits? {
        let node = node
        return node.kind == .string ? node.traits : nil
    }
}
