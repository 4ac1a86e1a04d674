extension JSONLayout {
    /// The containers among the first nodes of a document, each with whether it is in an array.
    static func containers(of document: JSONDocument) -> [(node: JSONNode, isElement: Bool)] {
        var containers: [(node: JSONNode, isElement: Bool)] = []
        var open: [JSONNode] = []
        for index in document.tape.indices.prefix(4096) {
            while let last = open.last, last.nextIndex <= index { open.removeLast() }
            guard document.tape[index].isContainer else { continue }
            let node = JSONNode(document: document, index: index)
            containers.append((node, open.last?.kind == .array))
            open.append(node)
        }
        return containers
    }

    /// The first container of each shape.
    static func samples(
        of containers: [(node: JSONNode, isElement: Bool)]
    ) -> [(shape: JSONContainerShape, isMultiline: Bool)] {
        var seen: Set<JSONContainerShape> = []
        return containers.compactMap { node, isElement in
            guard let shape = JSONContainerShape(node, isElement: isElement),
                seen.insert(shape).inserted
            else { return nil }
            return (shape, node.isMultiline)
        }
    }

    static func lineEnd(in bytes: [UInt8]) -> [UInt8] {
        let end = bytes.firstIndex { $0 == ASCII.lineFeed || $0 == ASCII.carriageReturn }
        guard let end, bytes[end] == ASCII.carriageReturn else { return [ASCII.lineFeed] }
        let isPair = end + 1 < bytes.count && bytes[end + 1] == ASCII.lineFeed
        return isPair ? [ASCII.carriageReturn, ASCII.lineFeed] : [ASCII.carriageReturn]
    }

    /// The colon of the first member of an object; nil for anything else.
    static func colon(in container: JSONNode) -> [UInt8]? {
        guard let (name, value) = container.members.first(where: { _ in true }) else { return nil }
        return separator(
            ASCII.colon, name.byteRange.upperBound..<value.byteRange.lowerBound, container.document)
    }

    /// The first comma of a container between children on one line; nil if there is none.
    static func comma(in container: JSONNode) -> [UInt8]? {
        guard container.count > 1 else { return nil }
        let (document, isObject) = (container.document, container.kind == .object)
        let first = JSONNode(document: document, index: container.index + (isObject ? 2 : 1))
        let second = JSONNode(document: document, index: first.nextIndex)
        return separator(
            ASCII.comma, first.byteRange.upperBound..<second.byteRange.lowerBound, document)
    }

    /// What the children of a container on several lines are indented by; nil if there is nothing.
    static func unit(of container: JSONNode) -> [UInt8]? {
        guard container.isMultiline else { return nil }
        let (outer, inner) = (container.lineIndentation, container.childIndentation)
        guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
        return Array(inner[outer.count...])
    }

    /// The bytes of a range that holds one separator and spaces; nil when it holds anything else.
    private static func separator(
        _ byte: UInt8, _ range: Range<Int>, _ document: JSONDocument
    ) -> [UInt8]? {
        let bytes = document.bytes[range]
        let isPlain = bytes.allSatisfy { $0 == byte || $0 == ASCII.space || $0 == ASCII.tab }
        return isPlain && bytes.count(where: { $0 == byte }) == 1 ? Array(bytes) : nil
    }
}
