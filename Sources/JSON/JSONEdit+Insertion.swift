extension JSONEdit {
    /// The insertion of a child into a container that may hold it.
    static func insertion(
        of value: JSONValue, named name: String?, into container: JSONNode, at offset: Int?
    ) -> JSONEdit {
        let layout = JSONLayout(around: container)
        let children = container.childRanges
        guard let last = children.last else {
            return filling(container, with: value, named: name, layout)
        }
        let shape = JSONContainerShape(value, isElement: container.kind == .array)
        let child = layout.bytes(
            ofChild: value, named: name, indentation: container.childIndentation,
            isMultiline: shape.map { layout.isMultiline($0, in: container) } == true)
        let offset = max(0, offset ?? children.count)
        let separator = separator(in: container, children, at: offset, layout)
        guard offset < children.count else {
            return JSONEdit(byteRange: last.upperBound..<last.upperBound, bytes: separator + child)
        }
        let start = children[offset].lowerBound
        return JSONEdit(byteRange: start..<start, bytes: child + separator)
    }

    /// What stands between two children where a child is inserted: as between its neighbours.
    private static func separator(
        in container: JSONNode, _ children: [Range<Int>], at offset: Int, _ layout: JSONLayout
    ) -> [UInt8] {
        if children.count > 1 {
            let next = min(max(1, offset), children.count - 1)
            let between = container.document.bytes[
                children[next - 1].upperBound..<children[next].lowerBound]
            let isPlain =
                between.allSatisfy { ASCII.isSpace($0) || $0 == ASCII.comma }
                && between.count(where: { $0 == ASCII.comma }) == 1
            if isPlain { return Array(between) }
        }
        guard container.isMultiline else { return layout.comma }
        return [ASCII.comma] + layout.lineEnd + container.childIndentation
    }

    /// The first child of an empty container.
    private static func filling(
        _ container: JSONNode, with value: JSONValue, named name: String?, _ layout: JSONLayout
    ) -> JSONEdit {
        let parent = container.parent
        let shape = JSONContainerShape(
            kind: container.kind, isElement: parent?.kind == .array,
            holdsContainers: value.isContainer)
        let isMultiline =
            parent.map { layout.isMultiline(shape, in: $0) } ?? layout.isMultiline(shape)
        let indentation = container.lineIndentation
        let inner = isMultiline ? indentation + layout.unit : indentation
        let valueShape = JSONContainerShape(value, isElement: container.kind == .array)
        let child = layout.bytes(
            ofChild: value, named: name, indentation: inner,
            isMultiline: isMultiline && valueShape.map(layout.isMultiline) == true)
        // White space alone goes; anything else stays behind the child.
        let range = container.innerRange
        let isBlank = container.isBlank(inside: range)
        let place = isBlank ? range : range.lowerBound..<range.lowerBound
        guard isMultiline else { return JSONEdit(byteRange: place, bytes: child) }
        return JSONEdit(
            byteRange: place,
            bytes: layout.lineEnd + inner + child + layout.lineEnd + indentation)
    }
}
