/// What ends a line.
enum LineEnd {
    /// The bytes of the line end at an offset: LF, CR, CR LF, U+2028 or U+2029; 0 when there is none.
    static func length(in bytes: [UInt8], at offset: Int) -> Int {
        switch bytes[offset] {
        case 0x0A: return 1
        case 0x0D: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
        case 0xE2:
            guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
            return bytes[offset + 2] & 0xFE == 0xA8 ? 3 : 0
        default: return 0
        }
    }

    /// The lines of a text, each with its end; the last one has none.
    static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var (start, offset) = (0, 0)
        while offset < text.count {
            let length = length(in: text, at: offset)
            offset += max(1, length)
            if length > 0 {
                lines.append(text[start..<offset])
                start = offset
            }
        }
        lines.append(text[start...])
        return lines
    }
}
