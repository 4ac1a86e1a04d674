/// A `<dict>` of an XML property list: keys and values in turn.
struct PropertyListDictionary {
    /// A key and its value.
    struct Pair {
        let key: MarkupElement
        let value: MarkupElement
        /// The key, decoded.
        let name: String

        /// From the key to the end of the value.
        var range: Range<Int> { key.range.lowerBound..<value.range.upperBound }
    }

    let element: MarkupElement
    private(set) var pairs: [Pair] = []
    /// Keys without a value and values without a key.
    private(set) var strays: [MarkupElement] = []

    init(_ element: MarkupElement) {
        self.element = element
        var key: MarkupElement?
        for child in element.children {
            if child.name == "key" {
                if let key { strays.append(key) }
                key = child
            } else if let last = key {
                pairs.append(Pair(key: last, value: child, name: last.string(.xml)))
                key = nil
            } else {
                strays.append(child)
            }
        }
        if let key { strays.append(key) }
    }

    /// The dictionary that a property list is; nil when it is none.
    init?(rootOf document: MarkupDocument) {
        let roots = document.roots
        let element = roots.first { $0.name == "dict" } ?? roots.first?.child("dict")
        guard let element else { return nil }
        self.init(element)
    }

    /// The first value of a key.
    func value(_ name: String) -> MarkupElement? {
        pairs.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }
}
