extension JSONParser {
    /// Keeps bytes that are no value or name.
    mutating func appendJunk(_ range: Range<Int>) {
        tape.append(JSONTapeNode(.junk, start: range.lowerBound, end: range.upperBound, next: 0))
    }

    /// Keeps the word at the position as junk in the place of a value.
    mutating func parseUnknownValue() {
        let start = position
        let first = source[start]
        position = endOfToken(from: start)
        if ASCII.isDigit(first) || first == ASCII.plus || first == ASCII.period {
            reportToken(start..<position, .invalidNumber, Self.numberMessage)
        } else if first == ASCII.apostrophe {
            reportToken(start..<position, .unknownValue, "write strings in double quotes")
        } else {
            reportToken(
                start..<position, .unknownValue,
                "this is no value; write a string in double quotes, a number, true, false or null")
        }
        appendJunk(start..<position)
    }

    /// Reports a word, as ill-formed UTF-8 if it holds such.
    mutating func reportToken(
        _ range: Range<Int>, _ kind: JSONFault.Kind, _ message: @autoclosure () -> String
    ) {
        var offset = range.lowerBound
        while offset < range.upperBound {
            let sequence = source.utf8Sequence(at: offset, before: range.upperBound)
            guard sequence.isWellFormed else {
                _ = reportIllFormed(from: offset)
                return
            }
            offset += sequence.length
        }
        faults.add(kind, range, message())
    }

    /// The offset behind the word at an offset, at least one byte further.
    ///
    /// A word ends at white space and at punctuation; one in single quotes ends at the closing
    /// quote on its line.
    func endOfToken(from start: Int) -> Int {
        if source[start] == ASCII.apostrophe, let end = endOfSingleQuoted(from: start) {
            return end
        }
        var offset = start + 1
        while offset < source.count, !isEndOfToken(offset) { offset += 1 }
        return offset
    }

    private func endOfSingleQuoted(from start: Int) -> Int? {
        var offset = start + 1
        while offset < source.count, source[offset] >= 0x20, source[offset] != ASCII.quote {
            if source[offset] == ASCII.apostrophe { return offset + 1 }
            offset += 1
        }
        return nil
    }

    /// Whether a byte ends a word.
    static func endsToken(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...ASCII.space, ASCII.quote, ASCII.comma, ASCII.colon, ASCII.semicolon,
            ASCII.slash, ASCII.leftBracket, ASCII.rightBracket, ASCII.leftBrace,
            ASCII.rightBrace:
            true
        default: false
        }
    }
}
