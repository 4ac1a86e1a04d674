/// An element to write.
struct MarkupValue {
    /// What is in an element.
    enum Content {
        /// Nothing: `<a/>`.
        case empty
        /// Text, escaped already.
        case text([UInt8])
        /// Elements, each on a line of its own.
        case children([MarkupValue])
        /// No element at all but a comment with this text.
        case comment(String)
    }

    var name: String
    var attributes: [(name: String, value: String)]
    var content: Content

    init(_ name: String, _ attributes: [(name: String, value: String)] = [], _ content: Content) {
        self.name = name
        self.attributes = attributes
        self.content = content
    }

    /// A comment; nil when XML cannot hold the text as one.
    static func comment(_ text: String) -> MarkupValue? {
        let bytes = Array(text.utf8)
        guard XMLWriting.isWritable(text), !bytes.contains(0x0D), bytes.last != UInt8(ascii: "-"),
            !zip(bytes, bytes.dropFirst()).contains(where: {
                $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: "-")
            }), let first = bytes.first, let last = bytes.last, !MarkupParser.isSpace(first),
            !MarkupParser.isSpace(last)
        else { return nil }
        return MarkupValue("", [], .comment(text))
    }

    /// Appends the element, without a line end before or behind it; the caller has written the
    /// indentation.
    func append(_ layout: MarkupLayout, _ indentation: [UInt8], to bytes: inout [UInt8]) {
        if case .comment(let text) = content {
            bytes += "<!-- \(text) -->".utf8
            return
        }
        bytes.append(UInt8(ascii: "<"))
        bytes += name.utf8
        for (name, value) in attributes {
            bytes += " \(name)=\"".utf8
            bytes += XMLWriting.attribute(value)
            bytes.append(UInt8(ascii: "\""))
        }
        switch content {
        case .empty, .comment: bytes += "/>".utf8
        case .text(let text):
            bytes.append(UInt8(ascii: ">"))
            bytes += text
            bytes += "</\(name)>".utf8
        case .children(let children):
            bytes.append(UInt8(ascii: ">"))
            let inner = indentation + layout.step
            for child in children {
                bytes += layout.lineEnd + inner
                child.append(layout, inner, to: &bytes)
            }
            bytes += layout.lineEnd + indentation
            bytes += "</\(name)>".utf8
        }
    }
}
