/// Finds what is code in a text of any dialect: tags, character references and URLs.
enum MarkupScanner {
    /// Adds the code of a text to what was found, in the order of the text.
    static func append(codesIn bytes: Span<UInt8>, to codes: inout [Range<Int>]) {
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
    }

    /// Behind `<b>`, `</b>`, `<a href="…">` or `<!-- -->`; nil for a sign of its own as in `2 < 3`.
    private static func tagEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
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
    private static func referenceEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
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
    private static func addressEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        guard var end = schemeEnd(bytes, start) else { return nil }
        while end < bytes.count, !endsAddress(bytes[end]) { end += 1 }
        while end > start, isPunctuation(bytes[end - 1]) { end -= 1 }
        return end
    }

    /// Behind `http://` or `https://`.
    private static func schemeEnd(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
        guard start + 7 <= bytes.count, bytes[start + 1] == UInt8(ascii: "t"),
            bytes[start + 2] == UInt8(ascii: "t"), bytes[start + 3] == UInt8(ascii: "p")
        else { return nil }
        let end = start + (bytes[start + 4] == UInt8(ascii: "s") ? 8 : 7)
        guard end <= bytes.count, bytes[end - 3] == UInt8(ascii: ":"),
            bytes[end - 2] == UInt8(ascii: "/"), bytes[end - 1] == UInt8(ascii: "/")
        else { return nil }
        return end
    }

    private static func endsAddress(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case " ", "\t", "\r", "\n", "<", ">", "\"", "{", "}", "|", "\\", "^", "`", "'": true
        default: byte >= 0x80
        }
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case ".", ",", ";", ":", "!", "?", ")", "]": true
        default: false
        }
    }
}
