extension JSONParser {
    /// Reads the number that starts at the position with a digit or a minus sign.
    @inline(__always) mutating func parseNumber() {
        let start = position
        let end = endOfNumber(from: start)
        if end > start, isEndOfToken(end) {
            tape.append(JSONTapeNode(.number, start: start, end: end, next: 0))
            position = end
        } else {
            let token = endOfToken(from: start)
            reportToken(start..<token, .invalidNumber, Self.numberMessage)
            appendJunk(start..<token)
            position = token
        }
    }

    static var numberMessage: String {
        "this is no number of JSON; write digits with an optional -, fraction and exponent"
    }

    /// Reads a literal of a length whose first letter is at the position; `tail` is its last four
    /// letters, the first one lowest.
    @inline(__always) mutating func parseLiteral(_ kind: JSONKind, length: Int, tail: UInt32) {
        let end = position + length
        if end <= source.count, source.halfWord(at: end - 4) == tail, isEndOfToken(end) {
            tape.append(JSONTapeNode(kind, start: position, end: end, next: 0))
            position = end
        } else {
            parseUnknownValue()
        }
    }

    /// Whether a word or number may end at an offset.
    @inline(__always) func isEndOfToken(_ offset: Int) -> Bool {
        guard offset < source.count else { return true }
        let byte = source[offset]
        return byte == ASCII.comma || byte == ASCII.lineFeed || Self.endsToken(byte)
            || blankLength(at: offset) > 0
    }

    /// The offset behind the number at an offset by the grammar of RFC 8259 section 6; the same
    /// offset if there is none.
    @inline(__always) private func endOfNumber(from start: Int) -> Int {
        var offset = start
        if source[offset] == ASCII.minus { offset += 1 }
        guard offset < source.count, ASCII.isDigit(source[offset]) else { return start }
        offset = source[offset] == ASCII.zero ? offset + 1 : endOfDigits(from: offset)
        guard offset < source.count else { return offset }
        if source[offset] == ASCII.period {
            let end = endOfDigits(from: offset + 1)
            guard end > offset + 1 else { return start }
            offset = end
        }
        guard offset < source.count, source[offset] | 0x20 == 0x65 else { return offset }
        offset += 1
        if offset < source.count,
            source[offset] == ASCII.plus || source[offset] == ASCII.minus
        {
            offset += 1
        }
        let end = endOfDigits(from: offset)
        return end > offset ? end : start
    }

    @inline(__always) private func endOfDigits(from start: Int) -> Int {
        var offset = start
        while offset < source.count, ASCII.isDigit(source[offset]) { offset += 1 }
        return offset
    }
}
