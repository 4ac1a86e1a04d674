/// Text of Android resources, as aapt2 reads it (`ResourceUtils::StringBuilder`).
///
/// White space collapses to one space and goes at both ends, except between quotes and in CDATA;
/// backslash escapes count everywhere; tags are code, and so is a whole text that is a reference
/// (`@string/name`).
enum AndroidTextCoding {
    /// Bits of the state; the lowest is that of `XMLTextCoding`.
    private enum State {
        static let isQuoted = 2
        static let isStarted = 4
        static let isBehindSpace = 8
    }

    static func nextPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        if cursor.state == 0, let reference = reference(in: bytes, &cursor) { return reference }
        let byte = bytes[start]
        let isLiteral = cursor.state & 1 != 0
        if byte == UInt8(ascii: "\\") { return escape(in: bytes, &cursor) }
        if isSpace(byte), !isLiteral, cursor.state & State.isQuoted == 0 {
            return spaces(in: bytes, &cursor)
        }
        if byte == UInt8(ascii: "\""), !isLiteral {
            cursor.state = (cursor.state ^ State.isQuoted) | State.isStarted
            cursor.offset += 1
            return TextPiece(start..<cursor.offset, .nothing)
        }
        var piece = XMLTextCoding.markupPiece(in: bytes, &cursor)
        if piece.content == .verbatim { shorten(&piece, in: bytes, &cursor, isLiteral) }
        if case .scalar(let scalar) = piece.content, !isLiteral {
            read(scalar, &piece, &cursor)
            if piece.content == .nothing { return piece }
        }
        if piece.content != .nothing {
            cursor.state |= State.isStarted
            if piece.content != .code { cursor.state &= ~State.isBehindSpace }
            if !isLiteral, cursor.state & State.isQuoted == 0, piece.content == .scalar(" ") {
                cursor.state |= State.isBehindSpace
            }
        }
        return piece
    }

    /// Whether the cursor is where apostrophes and quotes are themselves.
    static func isQuoted(_ cursor: TextCursor) -> Bool {
        cursor.state & (State.isQuoted | 1) != 0
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// A character that a reference stands for counts like one that is written.
    private static func read(
        _ scalar: Unicode.Scalar, _ piece: inout TextPiece, _ cursor: inout TextCursor
    ) {
        let isQuoted = cursor.state & State.isQuoted != 0
        if scalar == "\"" {
            cursor.state = (cursor.state ^ State.isQuoted) | State.isStarted
            piece.content = .nothing
        } else if scalar.value < 0x80, isSpace(UInt8(scalar.value)), !isQuoted {
            let isEdge = cursor.state & State.isStarted == 0 || cursor.offset == cursor.end
            let isDropped = isEdge || cursor.state & State.isBehindSpace != 0
            piece.content = isDropped ? .nothing : .scalar(" ")
        }
    }

    /// Ends a piece before what has a meaning of its own.
    private static func shorten(
        _ piece: inout TextPiece, in bytes: [UInt8], _ cursor: inout TextCursor, _ isLiteral: Bool
    ) {
        let isQuoted = cursor.state & State.isQuoted != 0
        let stop = bytes[piece.range].dropFirst().firstIndex { byte in
            byte == UInt8(ascii: "\\")
                || (!isLiteral && (byte == UInt8(ascii: "\"") || (!isQuoted && isSpace(byte))))
        }
        guard let stop else { return }
        piece.range = piece.range.lowerBound..<stop
        cursor.offset = stop
    }

    /// A run of white space: one space, or nothing at the ends and behind another one.
    private static func spaces(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        cursor.offset = bytes[start..<cursor.end].firstIndex { !isSpace($0) } ?? cursor.end
        let isEdge = cursor.state & State.isStarted == 0 || cursor.offset == cursor.end
        if isEdge || cursor.state & State.isBehindSpace != 0 {
            return TextPiece(start..<cursor.offset, .nothing)
        }
        cursor.state |= State.isBehindSpace
        return TextPiece(start..<cursor.offset, .scalar(" "))
    }

    private static func escape(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        cursor.state = (cursor.state | State.isStarted) & ~State.isBehindSpace
        guard start + 1 < cursor.end else {
            cursor.offset += 1
            return TextPiece(start..<start + 1, .nothing)
        }
        let scalar: Unicode.Scalar
        switch bytes[start + 1] {
        case UInt8(ascii: "n"): scalar = "\n"
        case UInt8(ascii: "t"): scalar = "\t"
        case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "@"),
            UInt8(ascii: "?"), UInt8(ascii: "#"):
            scalar = Unicode.Scalar(bytes[start + 1])
        case UInt8(ascii: "u"):
            if let (length, scalar) = UTF16Escape.scalar(in: bytes[start..<cursor.end]), let scalar
            {
                cursor.offset += length
                return TextPiece(start..<cursor.offset, .scalar(scalar))
            }
            cursor.offset += 1
            return TextPiece(start..<cursor.offset, .verbatim)
        default:
            // An unknown escape is the character itself, read as the next piece.
            cursor.offset += 1
            return TextPiece(start..<cursor.offset, .nothing)
        }
        cursor.offset += 2
        return TextPiece(start..<cursor.offset, .scalar(scalar))
    }

    /// A whole text that names a resource or an attribute of the theme.
    private static func reference(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece? {
        let start = cursor.offset
        let mark = bytes[start]
        guard mark == UInt8(ascii: "@") || mark == UInt8(ascii: "?") else { return nil }
        var end = cursor.end
        while end > start + 1, isSpace(bytes[end - 1]) { end -= 1 }
        var hasSlash = false
        for byte in bytes[(start + 1)..<end] {
            switch byte {
            case UInt8(ascii: "/"):
                if hasSlash { return nil }
                hasSlash = true
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
                UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "-"):
                break
            default: return nil
            }
        }
        guard hasSlash else { return nil }
        cursor.offset = end
        cursor.state |= State.isStarted
        return TextPiece(start..<end, .code)
    }
}
