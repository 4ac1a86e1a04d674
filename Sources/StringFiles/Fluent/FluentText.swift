/// Writes texts as Fluent patterns.
///
/// What the grammar takes for itself (braces, some signs and spaces at the start of a line, spaces
/// at the end, U+000D) is written as a string in braces, so that any text can be written.
struct FluentText {
    /// What ends a line.
    var lineEnd: [UInt8] = [0x0A]

    /// A text whose further lines are indented so; its first line is not indented by this function.
    ///
    /// `startsLine` says whether the text starts on a line of its own.
    func bytes(of value: TextValue, indentation: [UInt8], startsLine: Bool) -> [UInt8] {
        var written: [UInt8] = []
        let text = Array(value.text.utf8)
        var isLineStart = startsLine
        var offset = 0
        var codes = value.codes.filter { isPlaceables(text[$0]) }[...]
        while offset < text.count {
            let byte = text[offset]
            let code = codes.first.flatMap { $0.lowerBound <= offset ? $0 : nil }
            if code == nil, byte == 0x0A {
                // A line of nothing at either end would not be part of the text.
                if written.isEmpty { written += Self.nothing }
                written += lineEnd
                isLineStart = true
                offset += 1
                continue
            }
            if written.last == 0x0A { written += indentation }
            if let code {
                written += text[code]
                offset = code.upperBound
                codes.removeFirst()
            } else {
                let isEdge = isLineStart || offset == 0 || offset + 1 == text.count
                append(byte, isEdge: isEdge, isLineStart: isLineStart, to: &written)
                offset += 1
            }
            isLineStart = false
        }
        if written.isEmpty { return Self.nothing }
        if written.last == 0x0A { written += indentation + Self.nothing }
        return written
    }

    /// A string in braces that stands for nothing.
    private static let nothing = Array("{\"\"}".utf8)

    private func append(
        _ byte: UInt8, isEdge: Bool, isLineStart: Bool, to written: inout [UInt8]
    ) {
        let isQuoted =
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): true
            case UInt8(ascii: " "): isEdge
            case UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "."): isLineStart
            default: false
            }
        switch byte {
        case 0x0D: written += "{\"\\u000D\"}".utf8
        case 0x00: written += "{\"\\u0000\"}".utf8
        default: written += isQuoted ? [0x7B, 0x22, byte, 0x22, 0x7D] : [byte]
        }
    }

    /// Whether some bytes are placeables and nothing else.
    private func isPlaceables(_ bytes: ArraySlice<UInt8>) -> Bool {
        var parser = FluentParser(Array(bytes))
        while parser.offset < parser.end {
            guard parser.placeable() != nil else { return false }
        }
        return true
    }
}
