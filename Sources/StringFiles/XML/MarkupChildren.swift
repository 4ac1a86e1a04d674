/// The elements in an element.
package struct MarkupChildren: Sequence, IteratorProtocol {
    private let document: MarkupDocument
    private let end: Int
    private let withComments: Bool
    private var index: Int

    init(of element: MarkupElement, withComments: Bool) {
        document = element.document
        index = element.index + 1
        end = Int(element.node.next)
        self.withComments = withComments
    }

    /// The next element.
    package mutating func next() -> MarkupElement? {
        while index < end {
            let node = document.nodes[index]
            let child = MarkupElement(document, index)
            index = Int(node.next)
            if withComments || node.kind == .element { return child }
        }
        return nil
    }
}
