extension MarkupParser {
    /// Reads attributes to the end of the start tag; whether it is all of the element (`/>`).
    mutating func parseAttributes(of index: Int) -> Bool {
        var hasFault = false
        while true {
            let hasSpace = skipSpace()
            guard offset < end, bytes[offset] != UInt8(ascii: "<") else {
                let tag = Int(nodes[index].start)..<Int(nodes[index].nameEnd)
                fault(tag, "this start tag is not closed; write >")
                return false
            }
            if bytes[offset] == UInt8(ascii: ">") {
                offset += 1
                return false
            }
            if isAt("/>") {
                offset += 2
                return true
            }
            let nameEnd = nameEnd(at: offset)
            if nameEnd > offset {
                if !hasSpace, !hasFault {
                    fault(offset..<nameEnd, "write a space before this attribute")
                }
                parseAttribute(nameEnd: nameEnd)
            } else {
                let length = UTF8Sequence(in: bytes, at: offset).length
                if !hasFault {
                    fault(offset..<offset + length, "this cannot stand in a tag; remove it")
                }
                hasFault = true
                offset += length
            }
        }
    }

    private mutating func parseAttribute(nameEnd: Int) {
        let name = offset..<nameEnd
        offset = nameEnd
        skipSpace()
        guard offset < end, bytes[offset] == UInt8(ascii: "=") else {
            fault(name, "this attribute has no value; write =\"…\"")
            return
        }
        offset += 1
        skipSpace()
        guard offset < end else { return }
        let quote = bytes[offset]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let value = unquotedValue()
            fault(value, "write this value in quotes")
            append(name, value, isQuoted: false)
            return
        }
        let first = offset + 1
        let last = valueEnd(from: first, quote)
        append(name, first..<last.end, isQuoted: last.isQuoted)
        offset = last.end + (last.isQuoted ? 1 : 0)
    }

    private mutating func append(_ name: Range<Int>, _ value: Range<Int>, isQuoted: Bool) {
        attributes.append(
            MarkupAttribute(
                nameRange: ByteRange(name), valueRange: ByteRange(value), isQuoted: isQuoted))
    }

    private mutating func unquotedValue() -> Range<Int> {
        let first = offset
        while offset < end, !Self.isSpace(bytes[offset]), bytes[offset] != UInt8(ascii: ">"),
            bytes[offset] != UInt8(ascii: "<"), !isAt("/>")
        { offset += 1 }
        return first..<offset
    }

    /// The end of a value: its quote, or where it must end when the quote is missing.
    private mutating func valueEnd(
        from first: Int, _ quote: UInt8
    ) -> (end: Int, isQuoted: Bool) {
        var place = first
        while true {
            place = bytes.firstOffset(in: place..<end) {
                ByteLanes.equal($0, quote) | ByteLanes.equal($0, UInt8(ascii: "&"))
                    | ByteLanes.equal($0, UInt8(ascii: "<")) | ByteLanes.equal($0, 0xEF)
                    | ByteLanes.below($0, 0x20)
            }
            guard place < end else { break }
            let byte = bytes[place]
            if byte == quote { return (place, true) }
            if byte == UInt8(ascii: "&") {
                place = parseReference(at: place)
                continue
            }
            if byte == UInt8(ascii: "<") {
                guard hasQuote(quote, onLineFrom: place) else { break }
                fault(place..<place + 1, "< is not allowed in an attribute; write &lt;")
            } else if byte == 0xEF {
                checkNoncharacter(at: place)
            } else if !Self.isSpace(byte) {
                refuseCharacter(at: place)
            }
            place += 1
        }
        fault(first - 1..<first, "this value has no closing quote; write it")
        let close = bytes[first..<place].firstIndex(of: UInt8(ascii: ">")) ?? place
        let isEmptyTag = close > first && bytes[close - 1] == UInt8(ascii: "/")
        return (isEmptyTag ? close - 1 : close, false)
    }

    /// Whether a quote follows before the line ends.
    private mutating func hasQuote(_ quote: UInt8, onLineFrom place: Int) -> Bool {
        if quoteSearches[quote]?.contains(place) == true { return false }
        let found = bytes[place...].firstIndex { $0 == quote || $0 == 0x0A }
        if let found, bytes[found] == quote { return true }
        quoteSearches[quote] = place..<(found ?? end)
        return false
    }
}
