extension POReader {
    /// Reads a keyword and its strings.
    mutating func readKeyword() {
        let start = offset
        while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
        guard let keyword = POKeyword(bytes, start..<offset) else {
            let word = bytes.string(start..<min(offset, start + 100))
            diagnostics.error(
                .syntax, start..<offset,
                "\(Diagnostic.quoted(word)) is no keyword; write msgctxt, msgid or msgstr")
            offset = start
            skipLine()
            return
        }
        let index = keyword == .translation ? readIndex() : nil
        let place = offset
        guard let string = line.firstString(in: bytes, from: offset) else {
            diagnostics.error(
                .syntax, place..<place, "write a string in quotes behind \(keyword.rawValue)")
            offset = start
            skipLine()
            return
        }
        offset = string
        var text = readStrings()
        text.range = (line.start ?? start)..<text.range.upperBound
        text.index = index
        add(text, keyword)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "_"): true
        default: false
        }
    }

    /// The number in brackets, nil when there is none; what is too large counts as such.
    private mutating func readIndex() -> Int? {
        var place = Self.endOfBlanks(in: bytes, from: offset)
        guard place < bytes.count, bytes[place] == UInt8(ascii: "[") else { return nil }
        let first = Self.endOfBlanks(in: bytes, from: place + 1)
        place = first
        var number = 0
        while place < bytes.count, case 0x30...0x39 = bytes[place] {
            if place < first + 6 { number = number * 10 + Int(bytes[place] & 15) }
            place += 1
        }
        guard place > first else { return nil }
        place = Self.endOfBlanks(in: bytes, from: place)
        guard place < bytes.count, bytes[place] == UInt8(ascii: "]") else { return nil }
        offset = place + 1
        return number
    }

    private static func endOfBlanks(in bytes: FileBytes, from start: Int) -> Int {
        var place = start
        while place < bytes.count, bytes[place] == 0x20 { place += 1 }
        return place
    }
}
