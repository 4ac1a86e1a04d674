extension JSONNodeView {
    /// The members of an object in order, duplicates included; none for anything else.
    package var members: Members {
        Members(of: self, in: index + 1..<(isObject ? nextIndex : index + 1))
    }

    /// The members of an object whose names are at some indices of the tape.
    package func members(in range: Range<Int>) -> Members { Members(of: self, in: range) }

    /// The elements of an array in order; none for anything else.
    package var elements: [JSONNodeView] {
        guard kind == .array else { return [] }
        var elements: [JSONNodeView] = []
        elements.reserveCapacity(count)
        var place = index + 1
        while place < nextIndex {
            elements.append(sibling(at: place))
            place = sibling(at: place).nextIndex
        }
        return elements
    }

    /// The value of the first member of that name; nil if there is none or this is no object.
    ///
    /// - Complexity: linear in the number of members.
    package subscript(member name: StaticString) -> JSONNodeView? {
        for member in members where member.name.hasText(name) { return member.value }
        return nil
    }

    /// The members of an object, or some of them.
    package struct Members: Sequence, IteratorProtocol, Sendable {
        private let object: JSONNodeView
        private var index: Int
        private let end: Int

        init(of object: JSONNodeView, in range: Range<Int>) {
            self.object = object
            index = range.lowerBound
            end = range.upperBound
        }

        /// The next member; nil behind the last.
        package mutating func next() -> Member? {
            guard index + 1 < end else { return nil }
            let (name, value) = (object.sibling(at: index), object.sibling(at: index + 1))
            index = value.nextIndex
            return (name, value)
        }
    }
}
