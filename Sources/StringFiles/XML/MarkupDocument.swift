/// An XML document, as a tape of its elements and comments.
///
/// Names keep their prefixes. Text is not on the tape: it is the bytes between the tags, which the
/// codings of XML decode. A document type is kept as bytes; no entity is ever expanded, no other
/// file is ever opened.
package final class MarkupDocument: Sendable {
    /// The bytes that were read.
    package let bytes: [UInt8]
    /// What is wrong, `isWellFormed` included.
    package let diagnostics: DiagnosticList
    /// Whether the document is well-formed by XML 1.0 (fifth edition), prefixes aside.
    package let isWellFormed: Bool
    /// Text outside of the root element.
    package let junk: [ByteRange]
    /// The entities that the document type declares.
    let entities: Set<ByteText>
    let nodes: [MarkupNode]
    let attributes: [MarkupAttribute]

    /// Reads a document, and goes on behind each fault.
    ///
    /// - Complexity: linear, without recursion.
    package init(_ source: SourceText) {
        var parser = MarkupParser(source.utf8, from: source.textStart)
        parser.run()
        parser.checkEncoding(of: source)
        bytes = source.utf8
        diagnostics = parser.diagnostics
        isWellFormed = parser.isWellFormed
        junk = parser.junk
        entities = parser.entities
        nodes = parser.nodes
        attributes = parser.attributes
    }

    /// The elements outside of any other: the root, and what wrongly stands beside it.
    package var roots: [MarkupElement] {
        var roots: [MarkupElement] = []
        var index = 0
        while index < nodes.count {
            if nodes[index].kind == .element { roots.append(MarkupElement(self, index)) }
            index = Int(nodes[index].next)
        }
        return roots
    }

    /// The first root.
    package var root: MarkupElement? { roots.first }

    /// The element whose start tag begins at an offset.
    ///
    /// - Complexity: logarithmic.
    package func element(at offset: Int) -> MarkupElement? {
        var (low, high) = (0, nodes.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(nodes[middle].start) < offset { low = middle + 1 } else { high = middle }
        }
        guard low < nodes.count, Int(nodes[low].start) == offset, nodes[low].kind == .element
        else { return nil }
        return MarkupElement(self, low)
    }

    /// Whether some bytes are a name, behind a prefix.
    func isName(_ range: Range<Int>, _ name: String, prefix: String = "") -> Bool {
        guard range.count == prefix.utf8.count + name.utf8.count else { return false }
        let place = range.lowerBound
        return (prefix.isEmpty || bytes.hasBytes(of: prefix, at: place))
            && bytes.hasBytes(of: name, at: place + prefix.utf8.count)
    }

    /// The characters that some bytes write.
    func string(_ range: ByteRange, _ coding: TextCoding) -> String {
        let special = bytes.firstOffset(in: range.range) {
            ByteLanes.equal($0, UInt8(ascii: "&")) | ByteLanes.equal($0, UInt8(ascii: "<"))
                | ByteLanes.below($0, 0x20)
        }
        guard special < range.upperBound else { return bytes.string(range.range) }
        var decoded: [UInt8] = []
        var cursor = TextCursor(range)
        while cursor.offset < cursor.end {
            let piece = coding.nextPiece(in: bytes, &cursor)
            switch piece.content {
            case .nothing: break
            case .verbatim, .code: decoded += bytes[piece.range]
            case .scalar(let scalar):
                decoded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
