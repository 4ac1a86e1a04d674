/// Comments of several lines, each with a sign before it.
///
/// The text starts behind the sign of the first line. Of each further line the indentation, the sign
/// and one space are not part of the text.
enum LineCommentCoding {
    /// The line ahead is to lose its sign.
    private static let atSign = 1

    static func nextPiece(
        in bytes: [UInt8], _ cursor: inout TextCursor, _ coding: TextCoding
    ) -> TextPiece {
        let start = cursor.offset
        if cursor.state == atSign {
            cursor.state = 0
            let length = signLength(in: bytes[start..<cursor.end], coding)
            if length > 0 {
                cursor.offset = start + length
                return TextPiece(start..<cursor.offset, .nothing)
            }
        }
        let isPO = coding == .poComment
        var offset = start
        while offset < cursor.end {
            let length = lineEndLength(in: bytes, at: offset, coding)
            guard length > 0 else {
                offset += 1
                continue
            }
            // The line before its end is a piece of its own only where the end is not kept as is.
            if isPO, offset > start { break }
            cursor.state = atSign
            offset = min(offset + length, cursor.end)
            cursor.offset = offset
            return TextPiece(start..<offset, isPO ? .scalar("\n") : .verbatim)
        }
        cursor.offset = offset
        return TextPiece(start..<offset, .verbatim)
    }

    /// U+2028 and U+2029 end lines of `.strings` only, a lone CR no lines of PO.
    private static func lineEndLength(
        in bytes: [UInt8], at offset: Int, _ coding: TextCoding
    ) -> Int {
        let length = LineEnd.length(in: bytes, at: offset)
        switch coding {
        case .slashComment: return length
        case .poComment: return bytes[offset] == 0x0A || length == 2 ? length : 0
        case .hashComment, .verbatim, .json, .strings, .po, .properties, .fluent, .doubledQuotes,
            .xml, .xmlAttribute, .xliff, .android:
            return length < 3 ? length : 0
        }
    }

    private static func signLength(in line: ArraySlice<UInt8>, _ coding: TextCoding) -> Int {
        var rest = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0C }
        switch coding {
        case .slashComment:
            guard rest.starts(with: "//".utf8) else { return 0 }
            rest = rest.dropFirst(2)
        case .hashComment, .poComment:
            guard rest.first == UInt8(ascii: "#") || rest.first == UInt8(ascii: "!") else {
                return 0
            }
            rest = rest.dropFirst()
            if coding == .poComment, let kind = rest.first,
                kind == UInt8(ascii: ".") || kind == UInt8(ascii: ":")
            {
                rest = rest.dropFirst()
            }
        case .verbatim, .json, .strings, .po, .properties, .fluent, .doubledQuotes, .xml,
            .xmlAttribute, .xliff, .android:
            return 0
        }
        if rest.first == 0x20 { rest = rest.dropFirst() }
        return rest.startIndex - line.startIndex
    }
}
