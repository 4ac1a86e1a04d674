extension JSONParser {
    /// Reads the string whose opening quote is at the position.
    @inline(__always) mutating func parseString() {
        let start = position
        let end = source.endOfPlainText(from: start + 1)
        if end < source.count, source[end] == ASCII.quote {
            appendString(start, end + 1, [])
        } else {
            parseStringRest(start, from: end)
        }
    }

    @inline(__always) private mutating func appendString(
        _ start: Int, _ end: Int, _ traits: JSONStringTraits
    ) {
        tape.append(
            JSONTapeNode(.string, start: start, end: end, next: 0, payload: traits.rawValue))
        position = end
        isAfterUnclosedString = traits.contains(.isUnclosed)
    }

    /// Reads on where the plain ASCII text of a string has ended.
    private mutating func parseStringRest(_ start: Int, from offset: Int) {
        var offset = offset
        var traits: JSONStringTraits = []
        var controls = ControlCharacters()
        while offset < source.count {
            let byte = source[offset]
            if byte == ASCII.quote {
                return appendString(start, offset + 1, traits)
            } else if byte >= 0x80 {
                traits.insert(.isNonASCII)
                offset = skipNonASCII(from: offset, &traits)
            } else if byte == ASCII.backslash {
                traits.insert(.needsDecoding)
                offset = skipEscape(at: offset, &traits)
            } else if endsUnclosedString(at: offset, &controls) {
                break
            } else {
                reportControlCharacter(at: offset, &controls)
                offset += 1
            }
            offset = source.endOfPlainText(from: offset)
        }
        faults.add(
            .unclosedString, start..<start + 1, "this string has no closing quote; write it")
        // A comma at the end of the line is the punctuation that the missing quote would be before.
        let endsInComma = offset < source.count && source[offset - 1] == ASCII.comma
        appendString(start, endsInComma ? offset - 1 : offset, traits.union(.isUnclosed))
    }

    private mutating func skipNonASCII(from start: Int, _ traits: inout JSONStringTraits) -> Int {
        var offset = start
        while offset < source.count, source[offset] >= 0x80 {
            let sequence = source.utf8Sequence(at: offset, before: source.count)
            if !sequence.isWellFormed {
                traits.formUnion([.needsDecoding, .isIllFormed])
                offset = reportIllFormed(from: offset)
            } else {
                offset += sequence.length
            }
        }
        return offset
    }

    /// Reports a run of ill-formed sequences; the offset behind it.
    mutating func reportIllFormed(from start: Int) -> Int {
        var end = start
        while end < source.count {
            let sequence = source.utf8Sequence(at: end, before: source.count)
            if sequence.isWellFormed { break }
            end += sequence.length
        }
        let first = "0x" + String(source[start], radix: 16, uppercase: true)
        faults.add(
            .invalidUTF8, start..<end, "the byte \(first) is not UTF-8 here; save the file as UTF-8"
        )
        return end
    }

    private mutating func skipEscape(at offset: Int, _ traits: inout JSONStringTraits) -> Int {
        let escape = JSONEscape(source, at: offset, before: source.count)
        let end = offset + escape.length
        switch escape.meaning {
        case .scalar: break
        case .loneSurrogate(let unit):
            traits.insert(.isIllFormed)
            faults.add(
                .loneSurrogate, offset..<end,
                "U+\(String(unit, radix: 16, uppercase: true)) is half a surrogate pair;"
                    + " write the character itself or both halves")
        case .invalid:
            faults.add(
                .invalidEscape, offset..<end,
                "this is no escape of JSON; write \\\\ for a backslash")
        }
        return end
    }
}
