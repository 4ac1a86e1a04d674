/// What stands between the tokens of a `.strings` file: white space and comments.
struct StringsTrivia {
    /// A comment and the lines around it.
    struct Item {
        /// The comment.
        var comment: Comment
        /// How many line ends stand before it, since the token or comment before.
        var lineEndsBefore: Int
    }

    /// The comments.
    private(set) var items: [Item] = []
    /// How many line ends stand behind the last comment, or in all when there is none.
    private(set) var lineEndsBehind = 0
    /// Where the next token starts.
    private(set) var end: Int
    /// A comment that does not end.
    private(set) var unclosed: Range<Int>?

    /// Reads on from an offset.
    init(in bytes: [UInt8], from start: Int) {
        end = start
        while end < bytes.count, unclosed == nil {
            switch bytes[end] {
            case 0x20, 0x09, 0x0B, 0x0C: end += 1
            case UInt8(ascii: "/") where isNext(UInt8(ascii: "/"), bytes): readLine(bytes)
            case UInt8(ascii: "/") where isNext(UInt8(ascii: "*"), bytes): readBlock(bytes)
            default:
                let length = LineEnd.length(in: bytes, at: end)
                guard length > 0 else { return }
                lineEndsBehind += 1
                end += length
            }
        }
    }

    private func isNext(_ byte: UInt8, _ bytes: [UInt8]) -> Bool {
        end + 1 < bytes.count && bytes[end + 1] == byte
    }

    private mutating func readBlock(_ bytes: [UInt8]) {
        let start = end
        var offset = start + 2
        while offset + 1 < bytes.count,
            bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/")
        {
            offset += 1
        }
        guard offset + 1 < bytes.count else {
            unclosed = start..<bytes.count
            return
        }
        end = offset + 2
        var text = start + 2..<offset
        if bytes[text.lowerBound] == 0x20, !text.isEmpty {
            text = text.lowerBound + 1..<text.upperBound
        }
        if !text.isEmpty, bytes[text.upperBound - 1] == 0x20 {
            text = text.lowerBound..<text.upperBound - 1
        }
        add(start..<end, text, .verbatim)
    }

    /// Lines of `//` right below one another are one comment.
    private mutating func readLine(_ bytes: [UInt8]) {
        let start = end
        while end < bytes.count, LineEnd.length(in: bytes, at: end) == 0 { end += 1 }
        if let last = items.last, case .encoded(let text, .slashComment) = last.comment.content,
            lineEndsBehind == 1, last.lineEndsBefore > 0 || items.count > 1 || isAtStart
        {
            let range = last.comment.range.lowerBound..<end
            items[items.count - 1].comment.range = ByteRange(range)
            let joined = ByteRange(text.lowerBound..<end)
            items[items.count - 1].comment.content = .encoded(joined, .slashComment)
            lineEndsBehind = 0
            return
        }
        var text = min(start + 2, end)
        if text < end, bytes[text] == 0x20 { text += 1 }
        add(start..<end, text..<end, .slashComment)
    }

    /// Whether the trivia start the file, so that no token stands on the line of the first comment.
    private var isAtStart: Bool {
        (items.first?.comment.range.lowerBound ?? 1) <= 3
    }

    private mutating func add(_ range: Range<Int>, _ text: Range<Int>, _ coding: TextCoding) {
        let comment = Comment(.encoded(ByteRange(text), coding), range: ByteRange(range))
        items.append(Item(comment: comment, lineEndsBefore: lineEndsBehind))
        lineEndsBehind = 0
    }
}
