extension POReader {
    /// Reads a comment line.
    mutating func readComment(_ sign: UInt8) {
        if !message.translations.isEmpty {
            finishMessage()
        } else if message.id != nil || message.context != nil {
            diagnostics.error(
                .syntax, offset..<offset + 1, "a comment stands above its entry, not in it")
        }
        let start = offset
        while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
        let end = offset > start + 1 && bytes[offset - 1] == 0x0D ? offset - 1 : offset
        message.start = message.start ?? lineMark ?? start
        message.end = max(message.end, end)
        let kind: Comment.Kind
        switch sign {
        case UInt8(ascii: ","), UInt8(ascii: "="):
            readFlags(start + 2..<max(start + 2, end))
            return
        case UInt8(ascii: "."): kind = .note
        case UInt8(ascii: ":"): kind = .reference
        default: kind = .translator
        }
        var text = min(kind == .translator ? start + 1 : start + 2, end)
        if let last = message.comments.last, last.kind == kind,
            case .encoded(let above, _) = last.content, isNextLine(start, below: above.upperBound)
        {
            let index = message.comments.count - 1
            let joined = ByteRange(above.lowerBound..<end)
            message.comments[index].content = .encoded(joined, .poComment)
            message.comments[index].range = ByteRange(last.range.lowerBound..<end)
            return
        }
        if text < end, bytes[text] == 0x20 { text += 1 }
        message.comments.append(
            Comment(
                kind: kind, .encoded(ByteRange(text..<end), .poComment),
                range: ByteRange(start..<end)))
    }

    /// Whether a line starts right below the line that ends at a place.
    private func isNextLine(_ start: Int, below end: Int) -> Bool {
        guard end < start, start - end <= 200 else { return false }
        let between = bytes[end..<start]
        let rest = between.first == 0x0D ? between.dropFirst() : between
        return rest.first == 0x0A && rest.dropFirst().allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    private mutating func readFlags(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, bytes[end] != UInt8(ascii: ",") { end += 1 }
            var word = start..<end
            while !word.isEmpty, bytes[word.lowerBound] <= 0x20 {
                word = word.lowerBound + 1..<word.upperBound
            }
            while !word.isEmpty, bytes[word.upperBound - 1] <= 0x20 {
                word = word.lowerBound..<word.upperBound - 1
            }
            if !word.isEmpty { message.flags.append(ByteRange(word)) }
            start = end + 1
        }
    }

    /// Reads a keyword and its strings.
    mutating func readKeyword() {
        let start = offset
        while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
        let word = bytes[start..<offset]
        guard let keyword = POKeyword(word) else {
            let name = Diagnostic.quoted(String(decoding: word.prefix(100), as: UTF8.self))
            diagnostics.error(
                .syntax, start..<offset, "\(name) is no keyword; write msgctxt, msgid or msgstr")
            offset = start
            skipLine()
            return
        }
        let index = keyword == .translation ? readIndex() : nil
        let place = offset
        skipToString()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
            diagnostics.error(
                .syntax, place..<place, "write a string in quotes behind \(keyword.rawValue)")
            offset = start
            skipLine()
            return
        }
        let mark = lineMark ?? start
        let (content, end) = readStrings()
        add(POText(content: content, range: mark..<end, index: index), keyword)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, UInt8(ascii: "_"): true
        default: false
        }
    }

    /// The number in brackets, nil when there is none; what is too large counts as such.
    private mutating func readIndex() -> Int? {
        var place = offset
        func skipBlanks() { while place < bytes.count, bytes[place] == 0x20 { place += 1 } }
        skipBlanks()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "[") else { return nil }
        place += 1
        skipBlanks()
        let digits = bytes[place...].prefix { 0x30...0x39 ~= $0 }
        place = digits.endIndex
        skipBlanks()
        guard !digits.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "]") else {
            return nil
        }
        offset = place + 1
        return digits.prefix(6).reduce(0) { $0 * 10 + Int($1 & 15) }
    }

    /// Goes to the next token, over line ends and the marks of obsolete and previous lines.
    private mutating func skipToString() {
        var place = offset
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0D, 0x0B, 0x0C, 0x0A: place += 1
            case UInt8(ascii: "#") where isObsoleteLine || isPreviousLine:
                let rest = bytes[(place + 1)...].prefix(2)
                guard let first = rest.first else { return }
                guard first == UInt8(ascii: "~") || first == UInt8(ascii: "|") else { return }
                let isBoth = rest.elementsEqual("~|".utf8)
                guard (isBoth || first == UInt8(ascii: "|")) == isPreviousLine else { return }
                place += isBoth ? 3 : 2
            case UInt8(ascii: "\""):
                offset = place
                return
            default: return
            }
        }
    }
}
