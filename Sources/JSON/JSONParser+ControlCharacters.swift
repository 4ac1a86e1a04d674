extension JSONParser {
    /// What is known about the control characters of the string that is being read.
    struct ControlCharacters {
        /// Whether one was reported: one fault a string.
        var isReported = false
        /// The offset up to which line ends have been looked at, so that no byte is looked at
        /// twice.
        var inspectedEnd = 0
    }

    /// Reports the control character at an offset in a string.
    mutating func reportControlCharacter(at offset: Int, _ controls: inout ControlCharacters) {
        guard !controls.isReported else { return }
        controls.isReported = true
        let byte = source[offset]
        let form =
            switch byte {
            case ASCII.lineFeed: "\\n"
            case ASCII.carriageReturn: "\\r"
            case ASCII.tab: "\\t"
            default: "\\u00" + Self.hexadecimal(byte)
            }
        faults.add(
            .controlCharacter, offset..<offset + 1,
            "U+00\(Self.hexadecimal(byte)) must be escaped in a string; write \(form)")
    }

    /// Whether the line end at an offset ends a string that has no closing quote.
    ///
    /// It does when the next visible byte looks like the punctuation of the file and not like more
    /// text: a closing bracket, or a quote that opens a string (one that closes is followed by a
    /// comma, a bracket or nothing).
    func endsUnclosedString(at offset: Int, _ controls: inout ControlCharacters) -> Bool {
        let byte = source[offset]
        guard byte == ASCII.lineFeed || byte == ASCII.carriageReturn,
            offset >= controls.inspectedEnd
        else { return false }
        let next = endOfSpace(from: offset)
        controls.inspectedEnd = next
        guard next < source.count else { return true }
        switch source[next] {
        case ASCII.rightBrace, ASCII.rightBracket: return true
        case ASCII.quote:
            let behind = endOfSpace(from: next + 1)
            guard behind < source.count else { return false }
            switch source[behind] {
            case ASCII.comma, ASCII.rightBrace, ASCII.rightBracket: return false
            default: return true
            }
        default: return false
        }
    }

    /// The first offset, from an offset on, that holds no white space.
    func endOfSpace(from start: Int) -> Int {
        var offset = start
        while offset < source.count, ASCII.isSpace(source[offset]) { offset += 1 }
        return offset
    }

    /// Two upper-case digits.
    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
