internal import JSON

extension JSONNodeView {
    /// The text of a string or a name as a place in the file; nil for anything else.
    var content: TextContent? {
        guard isString else { return nil }
        return .encoded(ByteRange(textRange), isTextAsWritten ? .verbatim : .json)
    }

    /// The value for an attribute: the text of a string, else the JSON.
    func attribute(_ name: String, in range: Range<Int>) -> Attribute {
        let json = TextContent.encoded(ByteRange(byteRange), .verbatim)
        return Attribute(
            name: name, content ?? json, isLiteral: !isString, range: ByteRange(range))
    }
}
