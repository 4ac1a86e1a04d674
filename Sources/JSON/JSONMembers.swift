/// The members of an object in the order of the file.
package struct JSONMembers: Sequence, Sendable {
    private let object: JSONNode

    init(_ object: JSONNode) { self.object = object }

    /// The number of members.
    package var underestimatedCount: Int { object.kind == .object ? object.count : 0 }

    /// Starts at the first member.
    package func makeIterator() -> Iterator { Iterator(object) }

    /// Walks the members without recursion.
    package struct Iterator: IteratorProtocol {
        private let document: JSONDocument
        private var index: Int
        private let end: Int

        init(_ object: JSONNode) {
            document = object.document
            index = object.index + 1
            end = object.kind == .object ? object.nextIndex : index
        }

        /// The next member; nil behind the last.
        package mutating func next() -> JSONNode.Member? {
            guard index + 1 < end else { return nil }
            let name = JSONNode(document: document, index: index)
            let value = JSONNode(document: document, index: index + 1)
            index = value.nextIndex
            return (name, value)
        }
    }
}
