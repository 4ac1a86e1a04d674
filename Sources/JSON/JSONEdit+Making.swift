extension JSONEdit {
    /// Replaces a value.
    ///
    /// - Parameters:
    ///   - node: a value; of a name, the name alone is replaced.
    ///   - value: what takes its place.
    /// - Returns: an edit of the bytes of the node alone.
    package static func replacing(_ node: JSONNode, with value: JSONValue) -> JSONEdit {
        let parent = node.parent
        let layout = JSONLayout(around: parent ?? node)
        let shape = JSONContainerShape(value, isElement: parent?.kind == .array)
        let isMultiline =
            node.isMultiline
            || shape.map { shape in
                parent.map { layout.isMultiline(shape, in: $0) } ?? layout.isMultiline(shape)
            } == true
        return JSONEdit(
            byteRange: node.byteRange,
            bytes: layout.bytes(
                of: value, indentation: node.lineIndentation, isMultiline: isMultiline))
    }

    /// Inserts a member into an object; nil when the node is no object.
    ///
    /// A member of that name is not looked for.
    /// - Parameters:
    ///   - name: the name of the member.
    ///   - value: its value.
    ///   - object: the object.
    ///   - offset: the number of members before it; behind the last one when nil or too large.
    /// - Returns: an insertion; of an empty container, the white space between the brackets goes.
    package static func inserting(
        _ name: String, _ value: JSONValue, into object: JSONNode, at offset: Int? = nil
    ) -> JSONEdit? {
        guard object.kind == .object else { return nil }
        return insertion(of: value, named: name, into: object, at: offset)
    }

    /// Inserts an element into an array; nil when the node is no array.
    ///
    /// - Parameters:
    ///   - value: the element.
    ///   - array: the array.
    ///   - offset: the number of elements before it; behind the last one when nil or too large.
    /// - Returns: an insertion; of an empty container, the white space between the brackets goes.
    package static func inserting(
        _ value: JSONValue, into array: JSONNode, at offset: Int? = nil
    ) -> JSONEdit? {
        guard array.kind == .array else { return nil }
        return insertion(of: value, named: nil, into: array, at: offset)
    }

    /// Replaces the value of the first member of a name, or adds the member behind the last one;
    /// nil when the node is no object.
    package static func setting(
        _ name: String, to value: JSONValue, in object: JSONNode
    ) -> JSONEdit? {
        if let old = object[member: name] { return replacing(old, with: value) }
        return inserting(name, value, into: object)
    }

    /// Removes a member or an element with the comma that belongs to it; nil when there is none.
    ///
    /// The brackets of a container that loses its only child stand together: `{}`.
    /// - Parameters:
    ///   - offset: the number of members or elements before it.
    ///   - container: an object or an array.
    /// - Returns: the removal of the child, a comma, and the white space between it and a neighbour.
    package static func removing(at offset: Int, from container: JSONNode) -> JSONEdit? {
        let children = container.childRanges
        guard children.indices.contains(offset) else { return nil }
        let child = children[offset]
        let range: Range<Int>
        if offset + 1 < children.count {
            range = child.lowerBound..<children[offset + 1].lowerBound
        } else if offset > 0 {
            range = children[offset - 1].upperBound..<child.upperBound
        } else {
            range =
                container.isBlank(inside: container.innerRange, but: child)
                ? container.innerRange : child
        }
        return JSONEdit(byteRange: range, bytes: [])
    }

    /// Removes the first member of a name with the comma that belongs to it; nil when there is
    /// none.
    package static func removing(_ name: String, from object: JSONNode) -> JSONEdit? {
        guard let offset = object.members.enumerated().first(where: { $1.name.hasText(name) })
        else { return nil }
        return removing(at: offset.offset, from: object)
    }
}
