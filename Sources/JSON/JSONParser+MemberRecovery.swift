/// Recovery inside a member: its name, its colon, its value.
extension JSONParser {
    /// Handles what stands where a name is expected; the position is not at the end.
    mutating func recoverName(_ byte: UInt8) {
        if skipBlank() { return }
        switch byte {
        case ASCII.comma: skipExtraComma()
        case ASCII.rightBracket: closeMismatched()
        case ASCII.colon:
            faults.add(
                .missingName, position..<position, "write a name in double quotes before this colon"
            )
            appendJunk(position..<position)
            parseColonAndValue()
        default:
            let start = position
            let isContainer = byte == ASCII.leftBrace || byte == ASCII.leftBracket
            position = isContainer ? endOfMisplacedContainer(from: start) : endOfToken(from: start)
            reportToken(start..<position, .invalidName, "a name is a string in double quotes")
            appendJunk(start..<position)
            parseColonAndValue()
        }
    }

    mutating func skipExtraComma() {
        faults.add(
            .extraComma, position..<position + 1, "remove this comma, there is nothing before it")
        comma = position
        position += 1
        expectation = .next
    }

    /// Handles what stands where a colon is expected; true when a value is expected next.
    mutating func recoverColon() -> Bool {
        while position < source.count, skipBlank() { _ = nextByte() }
        guard position < source.count else {
            keepMissingValue(at: position)
            return false
        }
        switch source[position] {
        case ASCII.colon:
            position += 1
            return true
        case ASCII.equals:
            let end = position + 1 < source.count && source[position + 1] == 0x3E ? 2 : 1
            faults.add(.missingColon, position..<position + end, "write a colon here")
            position += end
            return true
        case ASCII.comma, ASCII.rightBrace, ASCII.rightBracket:
            keepMissingValue(at: position)
            return false
        case ASCII.quote where isFollowedByColon():
            keepMissingValue(at: position)
            return false
        default:
            faults.add(
                .missingColon, position..<position, "write a colon between the name and its value")
            return true
        }
    }

    /// Keeps a member without a value, which would be at an offset; its name is the last node.
    mutating func keepMissingValue(at offset: Int) {
        if let name = tape.last, name.kind == .string {
            faults.add(
                .missingValue, Int(name.start)..<Int(name.end),
                "this name has no value; write a colon and a value behind it")
        }
        appendJunk(offset..<offset)
        completeValue()
    }

    /// Handles what stands where a value is expected.
    mutating func recoverValue() {
        while position < source.count, skipBlank() || skipPunctuation() { _ = nextByte() }
        guard position < source.count else {
            if isObject, container >= 0 { keepMissingValue(at: position) }
            return
        }
        let byte = source[position]
        switch byte {
        case _ where Self.startsValue(byte):
            parseValue(byte)
        case ASCII.comma, ASCII.rightBrace, ASCII.rightBracket:
            recoverValue(before: byte)
        default:
            parseUnknownValue()
            completeValue()
        }
    }

    private mutating func recoverValue(before byte: UInt8) {
        if container < 0 {
            faults.add(
                .mismatchedBracket, position..<position + 1,
                "there is no value before this; remove it")
            position += 1
        } else if isObject {
            keepMissingValue(at: position)
        } else if byte == ASCII.comma {
            skipExtraComma()
        } else if byte == ASCII.rightBrace {
            closeMismatched()
        }
    }

    /// Skips a colon or a semicolon where a value is expected, and reports it.
    private mutating func skipPunctuation() -> Bool {
        let byte = source[position]
        guard byte == ASCII.colon || byte == ASCII.semicolon else { return false }
        faults.add(
            .unexpectedCharacter, position..<position + 1, "this has no place here; remove it")
        position += 1
        return true
    }

    /// Handles a colon behind the value of a member.
    ///
    /// Before a name it is taken for a comma. Before a value and behind a string, that string is
    /// taken for a name and the value before it for missing. Otherwise it is skipped.
    mutating func recoverColonBehindValue() {
        var probe = self
        probe.position += 1
        let next = probe.nextByte()
        if next == ASCII.quote, probe.isFollowedByColon() {
            takeWrongComma()
        } else if Self.startsValue(next), let string = stringBeforePosition {
            tape.removeLast()
            count -= 1
            keepMissingValue(at: Int(string.start))
            tape.append(string)
            position += 1
            parseValue(nextByte())
        } else {
            skipUnexpected()
        }
    }

    /// The last node, if it is a string with nothing but white space between it and the position.
    var stringBeforePosition: JSONTapeNode? {
        guard let last = tape.last, last.kind == .string,
            endOfSpace(from: Int(last.end)) == position
        else { return nil }
        return last
    }
}
