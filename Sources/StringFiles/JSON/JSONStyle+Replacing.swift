internal import JSON

extension JSONStyle {
    /// A text in place of another, with the escapes that the old one shows.
    func replacement(of node: JSONNode, with text: String) -> ByteReplacement {
        let old = node.document.bytes[node.byteRange]
        var bytes: [UInt8] = []
        imitatingEscapes(in: old).append(quoting: text, to: &bytes)
        return ByteReplacement(node.byteRange, bytes)
    }
}
