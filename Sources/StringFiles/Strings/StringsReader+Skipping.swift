extension StringsReader {
    /// Keeps some bytes as junk.
    mutating func addJunk(from start: Int, to end: Int) {
        guard start < end else { return }
        file.junk.append(ByteRange(start..<end))
    }

    /// Skips to behind the next semicolon or to the end of the line.
    mutating func skipToNextEntry() {
        while offset < bytes.count, LineEnd.length(in: bytes, at: offset) == 0 {
            offset += 1
            if bytes[offset - 1] == UInt8(ascii: ";") { return }
        }
    }

    /// Skips white space and comments between the parts of an entry.
    mutating func skipInside(_ entry: inout Entry) {
        let trivia = StringsTrivia(in: bytes, from: offset)
        if !trivia.items.isEmpty { entry.comments += trivia.items.map(\.comment) }
        offset = trivia.end
        refuseUnclosed(trivia)
    }

    /// Skips white space and comments between entries, and finds out what the comments are about.
    mutating func skipTrivia(behindEntry: Bool) {
        let trivia = StringsTrivia(in: bytes, from: offset)
        offset = trivia.end
        for (index, item) in trivia.items.enumerated() {
            let isLast = index == trivia.items.count - 1
            let behind =
                isLast ? trivia.lineEndsBehind : trivia.items[index + 1].lineEndsBefore
            let isFinal = isLast && offset >= bytes.count
            if behindEntry, !file.isFull, index == 0, item.lineEndsBefore == 0,
                behind > 0 || isFinal,
                let last = file.entries.indices.last
            {
                file.entries[last].comments.append(item.comment)
                let start = file.entries[last].range.lowerBound
                file.entries[last].range = ByteRange(start..<item.comment.range.upperBound)
                continue
            }
            pending.append(item.comment)
            if behind > 1 {
                file.comments += pending
                pending = []
            }
        }
        refuseUnclosed(trivia)
    }

    private mutating func refuseUnclosed(_ trivia: StringsTrivia) {
        guard let range = trivia.unclosed else { return }
        diagnostics.error(
            .syntax, range.lowerBound..<range.lowerBound + 2, "this comment does not end; write */")
        addJunk(from: range.lowerBound, to: range.upperBound)
        offset = bytes.count
    }
}
