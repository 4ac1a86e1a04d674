extension POReader {
    /// Reads the strings of a keyword; the range starts at the first of them.
    mutating func readStrings() -> POText {
        let start = offset
        var isPlain = true
        var stop = readString(&isPlain)
        while let next = line.nextString(in: bytes, from: offset) {
            isPlain = false
            offset = next
            stop = readString(&isPlain)
        }
        return POText(
            textRange: ByteRange(start + 1..<stop), isPlain: isPlain, range: start..<offset)
    }

    /// Reads a string and goes behind it.
    ///
    /// - Returns: where its text ends.
    private mutating func readString(_ isPlain: inout Bool) -> Int {
        let start = offset
        var place = start + 1
        while true {
            place = bytes.firstOffset(in: place..<bytes.count) { word in
                ByteLanes.equal(word, UInt8(ascii: "\"")) | ByteLanes.equal(word, 0x0A)
                    | ByteLanes.equal(word, UInt8(ascii: "\\"))
            }
            guard place < bytes.count, bytes[place] != 0x0A else {
                return endUnclosed(start, place)
            }
            if bytes[place] == UInt8(ascii: "\"") {
                offset = place + 1
                return place
            }
            isPlain = false
            place = checkEscape(at: place)
        }
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
            in: file.source.utf8[place..<min(place + 16, bytes.count)])
        {
            if scalar == "\u{FFFD}" {
                diagnostics.error(
                    .escape, place..<place + length,
                    "these bytes are no character in UTF-8; write the character itself")
            }
            return place + length
        }
        let length = UTF8Sequence(in: file.source.utf8, at: place + 1).length
        diagnostics.error(
            .escape, place..<place + 1 + length,
            "this is no escape of PO; write \\\\ for a backslash")
        return place + 1
    }
}
