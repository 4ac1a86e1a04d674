/// An element of a document, or a comment between elements.
package struct MarkupElement: Sendable {
    /// The document.
    package let document: MarkupDocument
    let index: Int

    init(_ document: MarkupDocument, _ index: Int) {
        self.document = document
        self.index = index
    }

    var node: MarkupNode { document.nodes[index] }

    /// Whether this is a comment.
    package var isComment: Bool { node.kind == .comment }
    /// The name, with its prefix; empty for a comment.
    package var name: String { String(decoding: document.bytes[nameRange], as: UTF8.self) }
    /// The bytes of the name in the start tag.
    package var nameRange: Range<Int> {
        let node = node
        return node.kind == .comment
            ? Int(node.start)..<Int(node.start) : Int(node.start) + 1..<Int(node.nameEnd)
    }
    /// All bytes, both tags included.
    package var range: Range<Int> { Int(node.start)..<Int(node.end) }
    /// The bytes between the tags; empty at the end of an empty-element tag.
    package var contentRange: Range<Int> { Int(node.contentStart)..<Int(node.contentEnd) }
    /// The bytes of the start tag.
    package var startTagRange: Range<Int> { Int(node.start)..<Int(node.contentStart) }
    /// Whether the start tag is all: `<a/>`.
    package var isEmptyTag: Bool {
        let node = node
        return node.end == node.contentStart && node.contentStart >= 2
            && document.bytes[Int(node.contentStart) - 2] == UInt8(ascii: "/")
    }
    /// The content as a place in the file.
    package func content(_ coding: TextCoding) -> TextContent {
        let range = contentRange
        let isPlain =
            coding != .android
            && document.bytes.firstOffset(in: range) {
                ByteLanes.equal($0, UInt8(ascii: "<")) | ByteLanes.equal($0, UInt8(ascii: "&"))
                    | ByteLanes.equal($0, 0x0D)
            } == range.upperBound
        return .encoded(ByteRange(range), isPlain ? .verbatim : coding)
    }
    /// The characters of the content.
    package func string(_ coding: TextCoding) -> String {
        document.string(ByteRange(contentRange), coding)
    }

    /// The attributes, in the order of the tag; of duplicates, all.
    package var attributes: ArraySlice<MarkupAttribute> {
        let node = node
        let first = Int(node.firstAttribute)
        return document.attributes[first..<first + Int(node.attributeCount)]
    }
    /// The name of an attribute.
    package func name(of attribute: MarkupAttribute) -> String {
        document.bytes.string(attribute.nameRange.range)
    }
    /// The value of an attribute.
    package func value(of attribute: MarkupAttribute) -> String {
        document.string(attribute.valueRange, .xmlAttribute)
    }
    /// The first attribute of a name.
    package func attribute(_ name: String) -> MarkupAttribute? {
        let node = node
        let first = Int(node.firstAttribute)
        for index in first..<first + Int(node.attributeCount)
        where document.isName(document.attributes[index].nameRange.range, name) {
            return document.attributes[index]
        }
        return nil
    }
    /// The value of the first attribute of a name.
    package subscript(name: String) -> String? { attribute(name).map { value(of: $0) } }

    /// The element around it.
    package var parent: MarkupElement? {
        let parent = node.parent
        return parent == .max ? nil : MarkupElement(document, Int(parent))
    }
    /// The elements in it, not those in them.
    package var children: MarkupChildren { MarkupChildren(of: self, withComments: false) }
    /// The elements and comments in it.
    package var childrenAndComments: MarkupChildren { MarkupChildren(of: self, withComments: true) }
    /// The first child of a name.
    package func child(_ name: String) -> MarkupElement? {
        children.first { $0.name.utf8.elementsEqual(name.utf8) }
    }
}
