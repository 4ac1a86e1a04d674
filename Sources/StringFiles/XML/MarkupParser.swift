/// Reads XML 1.0 (fifth edition) onto the tape of a `MarkupDocument`.
///
/// After a fault it goes on where the next tag is likely to be meant, so that one missing quote
/// does not hide the rest of a file.
struct MarkupParser {
    let bytes: [UInt8]
    let end: Int
    let start: Int
    var offset: Int
    var nodes: [MarkupNode] = []
    var attributes: [MarkupAttribute] = []
    var diagnostics = DiagnosticList()
    var isWellFormed = true
    var junk: [ByteRange] = []
    /// The indices of the elements that are open, the root first.
    var open: [Int] = []
    var hasRoot = false
    var hasDocumentType = false
    /// The entities that the document type declares.
    var entities: Set<ByteText> = []
    /// Whether entities may be declared elsewhere, so that an unknown one is no fault.
    var allowsUnknownEntities = false
    var isStandalone = false
    var declaredEncoding: (name: String, range: Range<Int>)?
    var prefixes = MarkupPrefixes()
    /// For each quote, up to where there is none on the line of the last search.
    var quoteSearches: [UInt8: Range<Int>] = [:]
    /// The ends of comments, CDATA and instructions that are known not to come any more.
    var missingEnds: Set<[UInt8]> = []

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        self.start = start
        offset = start
        end = bytes.count
        nodes.reserveCapacity(bytes.count / 64)
        attributes.reserveCapacity(bytes.count / 128)
    }

    mutating func run() {
        parseDeclaration()
        while offset < end {
            if bytes[offset] == UInt8(ascii: "<") { parseMarkup() } else { parseText() }
        }
        while let index = open.last {
            let node = nodes[index]
            let range = Int(node.start)..<Int(node.contentStart)
            fault(range, "<\(name(of: node))> has no end tag; write </\(name(of: node))>")
            close(contentEnd: end)
        }
        if !hasRoot { fault(end..<end, "there is no element") }
    }

    mutating func fault(_ range: Range<Int>, _ message: String) {
        isWellFormed = false
        diagnostics.error(.syntax, range, message)
    }

    func name(of node: MarkupNode) -> String {
        String(decoding: bytes[Int(node.start) + 1..<Int(node.nameEnd)], as: UTF8.self)
    }

    private mutating func parseMarkup() {
        guard offset + 1 < end else { return refuseLessThan() }
        switch bytes[offset + 1] {
        case UInt8(ascii: "/"): parseEndTag()
        case UInt8(ascii: "?"): parseInstruction()
        case UInt8(ascii: "!"):
            if isAt("<!--") {
                parseComment()
            } else if isAt("<![CDATA[") {
                parseCharacterData()
            } else if isAt("<!DOCTYPE") {
                parseDocumentType()
            } else {
                refuseLessThan()
            }
        default:
            if nameEnd(at: offset + 1) > offset + 1 { parseStartTag() } else { refuseLessThan() }
        }
    }

    private mutating func refuseLessThan() {
        fault(offset..<offset + 1, "this < starts no tag; write &lt;")
        if open.isEmpty { junk.append(ByteRange(offset..<offset + 1)) }
        offset += 1
    }

    /// Whether some bytes stand at the offset.
    @inline(__always) func isAt(_ text: StaticString) -> Bool { bytes.hasBytes(text, at: offset) }

    @inline(__always) func isAt(_ text: StaticString, _ offset: Int) -> Bool {
        bytes.hasBytes(text, at: offset)
    }

    /// Goes over white space; whether there was any.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let first = offset
        while offset < end, Self.isSpace(bytes[offset]) { offset += 1 }
        return offset > first
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Closes the innermost element before an end tag, or before what takes its place.
    mutating func close(contentEnd: Int, end: Int? = nil) {
        guard let index = open.popLast() else { return }
        nodes[index].contentEnd = UInt32(clamping: contentEnd)
        nodes[index].end = UInt32(clamping: end ?? contentEnd)
        nodes[index].next = UInt32(clamping: nodes.count)
        prefixes.leave(depth: open.count)
    }

    /// The offset of some bytes at or behind another; nil when they do not come.
    mutating func find(_ text: [UInt8], from first: Int) -> Int? {
        guard !missingEnds.contains(text), let head = text.first else { return nil }
        var place = first
        while place + text.count <= end {
            guard let next = bytes[place...].firstIndex(of: head) else { break }
            if bytes[next...].starts(with: text) { return next }
            place = next + 1
        }
        missingEnds.insert(text)
        return nil
    }
}
