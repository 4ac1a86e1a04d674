/// The extended grapheme clusters (UAX #29) of a text, in order.
///
/// The boundaries are the Swift standard library's. They need no copy of the text and no iterator
/// of ICU, they are found from the front, and so a caller pays only for the clusters it takes.
/// Limits count units: newer tables can move a place where a text is cut but never change whether
/// it fits.
///
/// Linear in the scalars visited. An iterator holds the text and its place in it, nothing else.
package struct GraphemeClusters: Sequence, Sendable {
    private let text: String

    /// The clusters of a text.
    package init(_ text: String) {
        self.text = text
    }

    /// Starts at the first cluster.
    package func makeIterator() -> Iterator { Iterator(text: text) }

    /// Walks the clusters of a text.
    package struct Iterator: IteratorProtocol {
        private let text: String
        private var index: String.Index
        private var utf16Offset = 0

        fileprivate init(text: String) {
            self.text = text
            self.index = text.startIndex
        }

        /// The next cluster; nil behind the last one.
        package mutating func next() -> GraphemeCluster? {
            guard index < text.endIndex else { return nil }
            let end = text.index(after: index)
            let cluster = text[index..<end]
            var count = 0
            for scalar in cluster.unicodeScalars { count += UTF16.width(scalar) }
            defer {
                index = end
                utf16Offset += count
            }
            return GraphemeCluster(text: cluster, utf16Range: utf16Offset..<utf16Offset + count)
        }
    }
}
