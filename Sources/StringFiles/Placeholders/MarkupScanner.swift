/// Finds what is code in a text of any dialect: tags, character references and URLs.
enum MarkupScanner {
    static func codes(in bytes: [UInt8]) -> [Range<Int>] {
        var codes: [Range<Int>] = []
        var offset = 0
        while offset < bytes.count {
            let end: Int? =
                switch bytes[offset] {
                case UInt8(ascii: "<"): tagEnd(bytes, offset)
                case UInt8(ascii: "&"): referenceEnd(bytes, offset)
                case UInt8(ascii: "h"): addressEnd(bytes, offset)
                default: nil
                }
            if let end { codes.append(offset..<end) }
            offset = end ?? offset + 1
        }
        return codes
    }

    /// Behind `<b>`, `</b>`, `<a href="…">` or `<!-- -->`; nil for a sign of its own as in `2 < 3`.
    private static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        guard start + 1 < bytes.count else { return nil }
        let next = bytes[start + 1]
        let isLetter = (0x61...0x7A).contains(next | 0x20)
        guard isLetter || next == UInt8(ascii: "/") || next == UInt8(ascii: "!") else { return nil }
        for offset in start + 1..<bytes.count {
            if bytes[offset] == UInt8(ascii: ">") { return offset + 1 }
            if bytes[offset] == UInt8(ascii: "<") { return nil }
        }
        return nil
    }

    /// Behind `&amp;` or `&#160;`.
    private static func referenceEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        for offset in start + 1..<min(start + 34, bytes.count) {
            let byte = bytes[offset]
            if byte == UInt8(ascii: ";") { return offset > start + 1 ? offset + 1 : nil }
            let isName =
                (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
                || byte == UInt8(ascii: "#")
            guard isName else { return nil }
        }
        return nil
    }

    /// Behind `https://…`, without the punctuation of the sentence around it.
    private static func addressEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
        let rest = bytes[start...]
        guard rest.starts(with: "https://".utf8) || rest.starts(with: "http://".utf8) else {
            return nil
        }
        let stops = Array(" \t\r\n<>\"{}|\\^`'".utf8)
        var end = rest.firstIndex { stops.contains($0) || $0 >= 0x80 } ?? bytes.count
        let punctuation = Array(".,;:!?)]".utf8)
        while end > start, punctuation.contains(bytes[end - 1]) { end -= 1 }
        return end
    }
}
