/// Texts and comments as PO writes them.
enum POLiteral {
    /// A text as C strings: one, or one a line behind an empty one where the text has lines.
    static func strings(_ text: String, linePrefix: [UInt8], lineEnd: [UInt8]) -> [UInt8] {
        let lines = text.utf8.split(
            separator: 0x0A, omittingEmptySubsequences: false)
        let isOneLine = lines.count == 1 || (lines.count == 2 && lines[1].isEmpty)
        if isOneLine { return quoted(text.utf8[...]) }
        var bytes = Array("\"\"".utf8)
        for (index, line) in lines.enumerated() where index < lines.count - 1 || !line.isEmpty {
            let end =
                index < lines.count - 1 ? text.utf8.index(after: line.endIndex) : line.endIndex
            bytes += lineEnd + linePrefix + quoted(text.utf8[line.startIndex..<end])
        }
        return bytes
    }

    private static func quoted(_ text: Substring.UTF8View) -> [UInt8] {
        var bytes = [UInt8(ascii: "\"")]
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""): bytes += "\\\"".utf8
            case UInt8(ascii: "\\"): bytes += "\\\\".utf8
            case 0x0A: bytes += "\\n".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0x09: bytes += "\\t".utf8
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 8)
                bytes += "\\\(String(repeating: "0", count: 3 - digits.utf8.count))\(digits)".utf8
            default: bytes.append(byte)
            }
        }
        return bytes + [UInt8(ascii: "\"")]
    }

    /// The lines of a comment, without a line end behind the last; nil for what cannot be one.
    static func comment(_ text: String, _ kind: Comment.Kind, lineEnd: [UInt8]) -> [UInt8]? {
        // U+0000 makes a file look like UTF-16.
        guard let sign = sign(of: kind), !text.utf8.contains(0) else { return nil }
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            let end = line.lastIndex { $0 != 0x0D }.map { line.index(after: $0) }
            let content = line[..<(end ?? line.startIndex)]
            return content.isEmpty ? Array(sign.utf8) : sign.utf8 + [0x20] + content
        }
        return Array(lines.joined(separator: lineEnd))
    }

    private static func sign(of kind: Comment.Kind) -> String? {
        switch kind {
        case .note: "#."
        case .translator: "#"
        case .reference: "#:"
        case .section: nil
        }
    }
}
