extension POReader {
    /// Reads the strings of a keyword.
    ///
    /// - Returns: the text, and the offset behind the last string.
    mutating func readStrings() -> (TextContent, Int) {
        let start = offset + 1
        var isPlain = true
        var stop = readString(&isPlain)
        var end = offset
        while let next = nextString(from: offset) {
            isPlain = false
            offset = next
            stop = readString(&isPlain)
            end = offset
        }
        let range = ByteRange(start..<stop)
        return (.encoded(range, isPlain ? .verbatim : .po), end)
    }

    /// Reads a string and goes behind it.
    ///
    /// - Returns: where its text ends.
    private mutating func readString(_ isPlain: inout Bool) -> Int {
        let start = offset
        var place = start + 1
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                offset = place + 1
                return place
            case 0x0A: return endUnclosed(start, place)
            case UInt8(ascii: "\\"):
                isPlain = false
                place = checkEscape(at: place)
            default: place += 1
            }
        }
        return endUnclosed(start, place)
    }

    /// Ends a string without a closing quote with its line; its last letter is part of it.
    private mutating func endUnclosed(_ start: Int, _ lineStop: Int) -> Int {
        diagnostics.error(
            .syntax, start..<start + 1, "this string has no closing quote; write it")
        let isPair = lineStop < bytes.count && bytes[lineStop - 1] == 0x0D && lineStop > start + 1
        offset = isPair ? lineStop - 1 : lineStop
        return offset
    }

    /// Looks at an escape.
    ///
    /// - Returns: the offset behind it.
    private mutating func checkEscape(at place: Int) -> Int {
        guard place + 1 < bytes.count, bytes[place + 1] != 0x0A else { return place + 1 }
        switch bytes[place + 1] {
        case UInt8(ascii: "n"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "t"):
            return place + 2
        default: break
        }
        if let (length, scalar) = POTextCoding.escape(
            in: bytes[place..<min(place + 16, bytes.count)])
        {
            if scalar == "\u{FFFD}" {
                diagnostics.error(
                    .escape, place..<place + length,
                    "these bytes are no character in UTF-8; write the character itself")
            }
            return place + length
        }
        let length = UTF8Sequence(in: bytes, at: place + 1).length
        diagnostics.error(
            .escape, place..<place + 1 + length,
            "this is no escape of PO; write \\\\ for a backslash")
        return place + 1
    }

    /// Where the next string of the same keyword starts; nil when something else comes.
    private func nextString(from start: Int) -> Int? {
        var place = start
        var isLineStart = false
        while place < bytes.count {
            switch bytes[place] {
            case 0x0A:
                isLineStart = true
                place += 1
            case 0x20, 0x09, 0x0D, 0x0B, 0x0C: place += 1
            case UInt8(ascii: "\""):
                // A line with a mark goes on in lines with the same mark only.
                return isLineStart && (isObsoleteLine || isPreviousLine) ? nil : place
            case UInt8(ascii: "#") where isLineStart && (isObsoleteLine || isPreviousLine):
                let rest = bytes[(place + 1)...].prefix(2)
                let isBoth = rest.elementsEqual("~|".utf8)
                let isPrevious = isBoth || rest.first == UInt8(ascii: "|")
                let isObsolete = rest.first == UInt8(ascii: "~")
                guard isPrevious == isPreviousLine, isObsolete == isObsoleteLine else { return nil }
                place += isBoth ? 3 : 2
                isLineStart = false
            default: return nil
            }
        }
        return nil
    }
}
