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
        offset = bytes.endOfLine(from: offset)
        let end = offset > start + 1 && bytes[offset - 1] == 0x0D ? offset - 1 : offset
        message.start = message.start ?? line.start ?? start
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
            case .encoded(let above, _) = last.content,
            Self.isNextLine(start, below: above.upperBound, in: bytes)
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
    private static func isNextLine(
        _ start: Int, below end: Int, in bytes: FileBytes
    ) -> Bool {
        guard end < start, start - end <= 200 else { return false }
        var place = bytes[end] == 0x0D ? end + 1 : end
        guard place < start, bytes[place] == 0x0A else { return false }
        place += 1
        while place < start, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
        return place == start
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
}
