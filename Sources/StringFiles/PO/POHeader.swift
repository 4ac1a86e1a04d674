/// The fields of a PO header.
struct POHeader {
    /// The fields, in the order of the file.
    private(set) var fields: [Attribute] = []
    private let file: StringFile

    /// Reads the text of the header entry.
    ///
    /// - Complexity: linear; at most the first 64 KB are looked at.
    init(_ content: TextContent, of file: StringFile) {
        self.file = file
        guard case .encoded(let whole, let coding) = content else { return }
        var text: [UInt8] = []
        var offsets: [Int] = []
        file.forEachPiece(of: content) { piece in
            switch piece.content {
            case .nothing: break
            case .verbatim, .code:
                text += file.source.utf8[piece.range]
                offsets += piece.range
            case .scalar(let scalar):
                let bytes = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                text += bytes
                offsets += bytes.map { _ in piece.range.lowerBound }
            }
            return text.count < 1 << 16
        }
        offsets.append(whole.upperBound)
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: 0x0A) ?? text.count
            defer { start = end + 1 }
            guard let colon = text[start..<end].firstIndex(of: UInt8(ascii: ":")) else { continue }
            let value = text[colon + 1..<end].drop { $0 == 0x20 || $0 == 0x09 }.startIndex
            let range = ByteRange(offsets[value]..<max(offsets[value], offsets[end]))
            fields.append(
                Attribute(
                    name: String(decoding: text[start..<colon], as: UTF8.self),
                    .encoded(range, coding), range: ByteRange(offsets[start]..<range.upperBound)))
        }
    }

    /// A field by its name; nil when it is not there or empty.
    static func field(_ name: String, in fields: [Attribute], of file: StringFile) -> Attribute? {
        fields.first {
            $0.name.lowercased() == name.lowercased() && !file.text(of: $0.content).isEmpty
        }
    }
}
