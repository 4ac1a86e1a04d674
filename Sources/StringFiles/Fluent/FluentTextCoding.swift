/// The text of a Fluent pattern: indentation that all lines share is not part of it, a string in
/// braces is its text, and what else is in braces is code.
///
/// The range of a pattern starts behind the shared indentation. The state of the cursor is that
/// indentation plus one, times two, plus one inside of a string.
enum FluentTextCoding {
    static func nextPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        if cursor.state == 0 { cursor.state = (indentation(in: bytes, cursor) + 1) * 2 }
        if cursor.state % 2 == 1 { return pieceOfString(in: bytes, &cursor) }
        if start > 0, bytes[start - 1] == 0x0A, let skipped = indentation(in: bytes, at: cursor) {
            cursor.offset = skipped
            return TextPiece(start..<skipped, .nothing)
        }
        let lineEnd = lineEndLength(bytes, start)
        if lineEnd > 0 {
            cursor.offset = min(start + lineEnd, cursor.end)
            return TextPiece(start..<cursor.offset, .scalar("\n"))
        }
        if bytes[start] == UInt8(ascii: "{") { return placeable(in: bytes, &cursor) }
        repeat {
            cursor.offset += 1
        } while cursor.offset < cursor.end && bytes[cursor.offset] != UInt8(ascii: "{")
            && lineEndLength(bytes, cursor.offset) == 0
        return TextPiece(start..<cursor.offset, .verbatim)
    }

    private static func lineEndLength(_ bytes: [UInt8], _ offset: Int) -> Int {
        if bytes[offset] == 0x0A { return 1 }
        let isPair =
            bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
        return isPair ? 2 : 0
    }

    /// The end of the indentation at the start of a line; nil when there is none.
    private static func indentation(in bytes: [UInt8], at cursor: TextCursor) -> Int? {
        var offset = cursor.offset
        while offset < cursor.end, bytes[offset] == 0x20 { offset += 1 }
        // The spaces of an empty line are no part of the text.
        let isEmptyLine = offset < cursor.end && lineEndLength(bytes, offset) > 0
        if !isEmptyLine { offset = min(offset, cursor.offset + cursor.state / 2 - 1) }
        return offset > cursor.offset ? offset : nil
    }

    private static func placeable(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        var parser = FluentParser(bytes, at: start)
        guard let placeable = parser.placeable(), parser.offset <= cursor.end else {
            cursor.offset = start + 1
            return TextPiece(start..<cursor.offset, .verbatim)
        }
        guard case .string(let range) = placeable.expression else {
            cursor.offset = parser.offset
            return TextPiece(start..<cursor.offset, .code)
        }
        cursor.offset = range.lowerBound
        cursor.state += 1
        return TextPiece(start..<cursor.offset, .nothing)
    }

    private static func pieceOfString(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        if bytes[start] == UInt8(ascii: "\"") {
            let brace = bytes[start..<cursor.end].firstIndex(of: UInt8(ascii: "}"))
            cursor.offset = brace.map { $0 + 1 } ?? cursor.end
            cursor.state -= 1
            return TextPiece(start..<cursor.offset, .nothing)
        }
        if bytes[start] == UInt8(ascii: "\\"),
            let length = FluentEscape.length(in: bytes, at: start), start + length <= cursor.end
        {
            cursor.offset += length
            return TextPiece(
                start..<cursor.offset,
                .scalar(FluentEscape.scalar(in: bytes[start..<cursor.offset])))
        }
        repeat {
            cursor.offset += 1
        } while cursor.offset < cursor.end && bytes[cursor.offset] != UInt8(ascii: "\"")
            && bytes[cursor.offset] != UInt8(ascii: "\\")
        return TextPiece(start..<cursor.offset, .verbatim)
    }

    /// The indentation that the lines of a pattern share.
    static func indentation(in bytes: [UInt8], _ cursor: TextCursor) -> Int {
        var lineStart = cursor.offset
        while lineStart > 0, bytes[lineStart - 1] == 0x20 { lineStart -= 1 }
        if lineStart == 0 || bytes[lineStart - 1] == 0x0A { return cursor.offset - lineStart }
        var parser = FluentParser(bytes, at: cursor.offset)
        return parser.pattern()?.commonIndent ?? 0
    }
}
