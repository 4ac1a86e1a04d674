/// Text and attribute values of XML, and the inline tags of XLIFF.
enum XMLTextCoding {
    /// What stands between tags; tags are code.
    ///
    /// With opaque tags what is in `bpt`, `ept`, `it` and `ph` is code as well, as in XLIFF, and
    /// `<cp>` is its character. The lowest bit of the state says that the cursor is in a CDATA
    /// section, the others count how deep it is in such tags.
    static func nextPiece(
        in bytes: [UInt8], _ cursor: inout TextCursor, hasOpaqueTags: Bool
    ) -> TextPiece {
        let start = cursor.offset
        var piece = markupPiece(in: bytes, &cursor)
        guard hasOpaqueTags else { return piece }
        guard piece.content == .code else {
            if cursor.state > 1 { piece.content = .code }
            return piece
        }
        let tag = bytes[start..<cursor.offset]
        if cursor.state <= 1, let scalar = characterCode(tag) {
            piece.content = .scalar(scalar)
            return piece
        }
        let isEnd = tag.dropFirst().first == UInt8(ascii: "/")
        if isOpaque(tag.dropFirst(isEnd ? 2 : 1)) {
            if isEnd {
                if cursor.state > 1 { cursor.state -= 2 }
            } else if tag.dropLast().last != UInt8(ascii: "/") {
                cursor.state += 2
            }
        }
        return piece
    }

    /// A value between quotes, with the spaces that XML makes of line ends and tabs.
    static func nextValuePiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        switch bytes[start] {
        case UInt8(ascii: "&"): return reference(in: bytes, &cursor)
        case 0x09, 0x0A, 0x0D:
            let isPair =
                bytes[start] == 0x0D && start + 1 < cursor.end && bytes[start + 1] == 0x0A
            cursor.offset += isPair ? 2 : 1
            return TextPiece(start..<cursor.offset, .scalar(" "))
        default:
            cursor.offset =
                bytes[start..<cursor.end].firstIndex {
                    $0 == UInt8(ascii: "&") || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D
                } ?? cursor.end
            return TextPiece(start..<cursor.offset, .verbatim)
        }
    }

    /// A piece of text, a reference, a tag (as code), or what is no text.
    static func markupPiece(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        if cursor.state & 1 != 0 { return characterData(in: bytes, &cursor) }
        switch bytes[start] {
        case UInt8(ascii: "<"): return markup(in: bytes, &cursor)
        case UInt8(ascii: "&"): return reference(in: bytes, &cursor)
        case 0x0D: return lineEnd(in: bytes, &cursor)
        default:
            cursor.offset = bytes.firstOffset(in: start..<cursor.end) {
                ByteLanes.equal($0, UInt8(ascii: "<")) | ByteLanes.equal($0, UInt8(ascii: "&"))
                    | ByteLanes.equal($0, 0x0D)
            }
            return TextPiece(start..<cursor.offset, .verbatim)
        }
    }

    /// CR LF and CR are LF.
    static func lineEnd(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        let isPair = start + 1 < cursor.end && bytes[start + 1] == 0x0A
        cursor.offset += isPair ? 2 : 1
        return TextPiece(start..<cursor.offset, .scalar("\n"))
    }

    /// `&amp;` is its character, an entity of the document type is code, a lone `&` is itself.
    static func reference(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        if let reference = MarkupReference(in: bytes[start..<cursor.end]) {
            cursor.offset += reference.length
            return TextPiece(
                start..<cursor.offset, reference.scalar.map { .scalar($0) } ?? .verbatim)
        }
        var place = start + 1
        while place < cursor.end, place - start < 64, isNameByte(bytes[place]) { place += 1 }
        let isEntity =
            place > start + 1 && place < cursor.end && bytes[place] == UInt8(ascii: ";")
        cursor.offset = isEntity ? place + 1 : start + 1
        return TextPiece(start..<cursor.offset, isEntity ? .code : .verbatim)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: (0x30...0x39).contains(byte) || byte >= 0x80 || "._-:".utf8.contains(byte)
        }
    }

    /// A piece of a CDATA section, or its end.
    static func characterData(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        if bytes[start] == 0x0D { return lineEnd(in: bytes, &cursor) }
        if bytes[start..<cursor.end].starts(with: "]]>".utf8) {
            cursor.state &= ~1
            cursor.offset += 3
            return TextPiece(start..<cursor.offset, .nothing)
        }
        cursor.offset =
            bytes[(start + 1)..<cursor.end].firstIndex {
                $0 == UInt8(ascii: "]") || $0 == 0x0D
            } ?? cursor.end
        return TextPiece(start..<cursor.offset, .verbatim)
    }

    /// A tag (as code), a comment, an instruction or the start of a CDATA section.
    private static func markup(in bytes: [UInt8], _ cursor: inout TextCursor) -> TextPiece {
        let start = cursor.offset
        let rest = bytes[start..<cursor.end]
        if rest.starts(with: "<!--".utf8) {
            return skip(to: "-->", from: start + 4, in: bytes, &cursor, .nothing)
        }
        if rest.starts(with: "<![CDATA[".utf8) {
            cursor.state |= 1
            cursor.offset += 9
            return TextPiece(start..<cursor.offset, .nothing)
        }
        if rest.starts(with: "<?".utf8) {
            return skip(to: "?>", from: start + 2, in: bytes, &cursor, .nothing)
        }
        guard rest.count > 1, isTagStart(rest[start + 1]) else {
            cursor.offset += 1
            return TextPiece(start..<start + 1, .verbatim)
        }
        var quote: UInt8 = 0
        var place = start + 1
        while place < cursor.end {
            let byte = bytes[place]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                break
            }
            place += 1
        }
        cursor.offset = min(cursor.end, place + 1)
        return TextPiece(start..<cursor.offset, .code)
    }

    private static func isTagStart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_") || byte >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// A piece up to and with some bytes, or to the end.
    static func skip(
        to text: StaticString, from first: Int, in bytes: [UInt8], _ cursor: inout TextCursor,
        _ content: TextPiece.Content
    ) -> TextPiece {
        let start = cursor.offset
        let wanted = Array(text.description.utf8)
        var place = min(first, cursor.end)
        while place < cursor.end, !bytes[place..<cursor.end].starts(with: wanted) { place += 1 }
        cursor.offset = min(cursor.end, place + wanted.count)
        return TextPiece(start..<cursor.offset, content)
    }

    /// The character of a `<cp hex="0001"/>` of XLIFF 2.
    private static func characterCode(_ tag: ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard tag.suffix(2).elementsEqual("/>".utf8), tag.count < 64,
            let space = tag.firstIndex(where: { $0 <= 0x20 })
        else { return nil }
        let name = tag[..<space].dropFirst()
        let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
        guard local.elementsEqual("cp".utf8) else { return nil }
        let parts = tag[space...].split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
        guard parts.count == 3 else { return nil }
        return UInt32(String(decoding: parts[1], as: UTF8.self), radix: 16)
            .flatMap(Unicode.Scalar.init)
    }

    /// Whether a tag's name is one whose content is code.
    private static func isOpaque(_ name: ArraySlice<UInt8>) -> Bool {
        let end = name.firstIndex {
            $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/")
        }
        var name = name[..<(end ?? name.endIndex)]
        if let colon = name.lastIndex(of: UInt8(ascii: ":")) { name = name[(colon + 1)...] }
        return ["bpt", "ept", "ph", "it"].contains { name.elementsEqual($0.utf8) }
    }
}
