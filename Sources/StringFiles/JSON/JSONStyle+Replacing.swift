internal import ICU
internal import JSON

extension JSONStyle {
    /// A text in place of another, with the escapes that the old one shows.
    func replacement(of node: JSONNode, with text: String) -> ByteReplacement {
        let old = node.document.bytes[node.byteRange]
        var bytes: [UInt8] = []
        imitatingEscapes(in: old).append(quoting: text, to: &bytes)
        return ByteReplacement(node.byteRange, bytes)
    }

    /// A value in place of another.
    func replacement(of node: JSONNode, with value: JSONValue) -> ByteReplacement {
        var bytes: [UInt8] = []
        append(
            value, indentation: node.lineIndentation, isMultiline: isMultiline, to: &bytes)
        return ByteReplacement(node.byteRange, bytes)
    }

    /// An object of members in natural order.
    func inOrder(_ members: [(name: String, value: JSONValue)]) -> JSONValue {
        .object(members.sorted { NaturalOrder.precedes($0.name, $1.name) })
    }
}
