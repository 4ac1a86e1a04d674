/// What the reader does where the grammar is broken: report, then read on at the next place that
/// makes sense.
extension JSONParser {
    /// Handles what stands where a comma is expected; true when a member or an element may start at
    /// the position.
    mutating func recoverComma(_ byte: UInt8) -> Bool {
        guard position < source.count, !skipBlank() else { return false }
        switch byte {
        case ASCII.rightBrace, ASCII.rightBracket:
            closeMismatched()
        case ASCII.semicolon:
            takeWrongComma()
        case ASCII.colon:
            if isObject { recoverColonBehindValue() } else { recoverColonBehindElement() }
        case _ where isObject ? byte == ASCII.quote && isFollowedByColon() : Self.startsValue(byte):
            reportMissingComma()
            return true
        default:
            skipUnexpected()
        }
        return false
    }

    mutating func takeWrongComma() {
        faults.add(.missingComma, position..<position + 1, "write a comma here")
        comma = position
        position += 1
        expectation = .next
    }

    mutating func reportMissingComma() {
        guard !isAfterUnclosedString else { return }
        // The comma belongs behind the value, which is somewhere before the position.
        var offset = position
        while ASCII.isSpace(source[offset - 1]) { offset -= 1 }
        faults.add(.missingComma, offset..<offset, "write a comma here")
    }

    /// Skips a string, a balanced container or a word that has no place here.
    mutating func skipUnexpected() {
        let start = position
        switch source[start] {
        case ASCII.quote:
            parseString()
            tape.removeLast()
        case ASCII.leftBrace, ASCII.leftBracket: position = endOfMisplacedContainer(from: start)
        default: position = endOfToken(from: start)
        }
        reportToken(
            start..<position, .unexpectedCharacter,
            "this has no place here; write a comma and a member, or remove it")
    }

    /// The end of a container where none may be; of its bracket alone when it is never closed.
    mutating func endOfMisplacedContainer(from start: Int) -> Int {
        guard !hasUnbalancedBrackets else { return start + 1 }
        if let end = endOfBalanced(from: start) { return end }
        hasUnbalancedBrackets = true
        return start + 1
    }

    /// Whether a byte may start a value.
    static func startsValue(_ byte: UInt8) -> Bool {
        switch byte {
        case ASCII.quote, ASCII.leftBrace, ASCII.leftBracket, ASCII.minus,
            ASCII.zero...ASCII.nine, 0x74, 0x66, 0x6E:
            true
        default: false
        }
    }

    /// Whether the string at the position is followed by a colon.
    func isFollowedByColon() -> Bool {
        var probe = self
        probe.tape = []
        probe.faults = JSONFaultList()
        probe.parseString()
        return probe.nextByte() == ASCII.colon
    }
}
