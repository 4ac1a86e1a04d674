/// The elements of an array in the order of the file.
package struct JSONElements: Sequence, Sendable {
    private let array: JSONNode

    init(_ array: JSONNode) { self.array = array }

    /// The number of elements.
    package var underestimatedCount: Int { array.kind == .array ? array.count : 0 }

    /// Starts at the first element.
    package func makeIterator() -> Iterator { Iterator(array) }

    /// Walks the elements without recursion.
    package struct Iterator: IteratorProtocol {
        private let document: JSONDocument
        private var index: Int
        private let end: Int

        init(_ array: JSONNode) {
            document = array.document
            index = array.index + 1
            end = array.kind == .array ? array.nextIndex : index
        }

        /// The next element; nil behind the last.
        package mutating func next() -> JSONNode? {
            guard index < end else { return nil }
            let element = JSONNode(document: document, index: index)
            index = element.nextIndex
            return element
        }
    }
}
