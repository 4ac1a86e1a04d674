internal import StringFiles

/// An inline tag of XLIFF: `<x id="1"/>`, `<g id="2">`, `<ph id="3"/>`.
struct InlineTag {
    /// Its bytes in the text.
    var range: Range<Int>
    /// The name without a prefix.
    var name: String
    /// What two tags have in common that stand for the same thing; nil of end tags and annotations.
    private(set) var identity: ByteText?
    /// Whether the file says that a translation must keep it.
    var isRequired = false

    /// The tags in the code of a text, end tags included.
    static func tags(in bytes: [UInt8], _ codes: [Range<Int>]) -> [InlineTag] {
        var tags: [InlineTag] = []
        for code in codes {
            var offset = code.lowerBound
            while let start = bytes[offset..<code.upperBound].firstIndex(of: UInt8(ascii: "<")),
                let end = tagEnd(bytes, start, code.upperBound)
            {
                tags.append(InlineTag(bytes, start..<end))
                offset = end
            }
        }
        return tags
    }

    private static func tagEnd(_ bytes: [UInt8], _ start: Int, _ limit: Int) -> Int? {
        var quote: UInt8?
        for offset in start..<limit {
            let byte = bytes[offset]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return offset + 1
            }
        }
        return nil
    }

    /// The tags that stand for code; of 1.2 and 2 together.
    private static let names = [
        "x", "g", "bx", "ex", "bpt", "ept", "it", "ph", "pc", "sc", "ec",
    ]

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.range = range
        let inner = bytes[(range.lowerBound + 1)..<range.upperBound]
        let full = inner.prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        let local = full.lastIndex(of: UInt8(ascii: ":")).map { full[($0 + 1)...] } ?? full
        name = String(decoding: local, as: UTF8.self)
        let word = name
        guard Self.names.contains(where: { $0.utf8.elementsEqual(word.utf8) }) else { return }
        let id = Self.attribute("id", in: inner) ?? Self.attribute("startRef", in: inner) ?? ""
        // A translation may write `<pc>` as `<sc>` and `<ec>`.
        let kind = name == "pc" ? "sc" : name
        identity = ByteText("\(kind) \(id)")
        isRequired = Self.attribute("canDelete", in: inner) == "no"
    }

    /// The value of an attribute, as written.
    private static func attribute(_ name: String, in tag: ArraySlice<UInt8>) -> String? {
        let wanted = Array(name.utf8)
        var offset = tag.startIndex
        while let sign = tag[offset...].firstIndex(of: UInt8(ascii: "=")) {
            var end = sign
            while end > tag.startIndex, tag[end - 1] <= 0x20 { end -= 1 }
            var quote = sign + 1
            while quote < tag.endIndex, tag[quote] <= 0x20 { quote += 1 }
            guard quote < tag.endIndex,
                let close = tag[(quote + 1)...].firstIndex(of: tag[quote])
            else { return nil }
            let isName = tag[tag.startIndex..<end].hasSuffix([0x20] + wanted)
            if isName { return String(decoding: tag[(quote + 1)..<close], as: UTF8.self) }
            offset = close + 1
        }
        return nil
    }
}
