extension StringFile {
    /// A text as it is shown.
    ///
    /// - Complexity: linear in the length; made anew each time.
    package func text(of content: TextContent) -> String {
        switch content {
        case .value(let value): return value.text
        case .encoded(let range, .verbatim): return string(clamped(range))
        case .encoded: return value(of: content).text
        }
    }

    /// A text with its code (see `TextValue`).
    ///
    /// - Complexity: linear in the length; made anew each time.
    package func value(of content: TextContent) -> TextValue {
        switch content {
        case .value(let value): return value
        case .encoded(let range, .verbatim): return TextValue(string(clamped(range)))
        case .encoded:
            let decoded = DecodedText(content, of: source.utf8)
            return TextValue(String(decoding: decoded.bytes, as: UTF8.self), codes: decoded.codes)
        }
    }

    private func string(_ range: Range<Int>) -> String {
        // The bytes are copied at once.
        unsafe source.utf8.withUnsafeBufferPointer { unsafe FileBytes($0).string(range) }
    }

    /// The offset in `source.utf8` of a UTF-16 unit of a text; nil outside the text and for values.
    ///
    /// The end of the text has the offset of the end of its bytes. Of a pair written as two escapes
    /// each half has its own offset; the second half of any other pair has that of its character.
    /// - Complexity: linear in the offset.
    package func byteOffset(ofUTF16 offset: Int, in content: TextContent) -> Int? {
        guard case .encoded(let range, _) = content, offset >= 0 else { return nil }
        var rest = offset
        var answer: Int?
        forEachPiece(of: content) { piece in
            switch piece.content {
            case .nothing: return true
            case .scalar(let scalar):
                let width = UTF16.width(scalar)
                if rest >= width {
                    rest -= width
                    return true
                }
                answer = piece.range.lowerBound + (rest == 1 && isEscapedPair(piece) ? 6 : 0)
                return false
            case .verbatim, .code:
                answer = byteOffset(ofUTF16: &rest, in: piece.range)
                return answer == nil
            }
        }
        return answer ?? (rest == 0 ? range.upperBound : nil)
    }

    /// Calls a body with each piece of a text until it says false; with none for a value.
    package func forEachPiece(of content: TextContent, _ body: (TextPiece) -> Bool) {
        guard case .encoded(let range, let coding) = content else { return }
        var cursor = TextCursor(ByteRange(clamped(range)))
        while cursor.offset < cursor.end {
            guard body(coding.nextPiece(in: source.utf8, &cursor)) else { return }
        }
    }

    private func byteOffset(ofUTF16 rest: inout Int, in range: Range<Int>) -> Int? {
        var offset = range.lowerBound
        while offset < range.upperBound {
            guard rest > 0 else { return offset }
            let sequence = UTF8Sequence(in: source.utf8, at: offset)
            let width = sequence.scalar.map { UTF16.width($0) } ?? 1
            guard rest >= width else { return offset }
            rest -= width
            offset += sequence.length
        }
        return nil
    }

    /// Whether a piece is two escapes of six bytes.
    private func isEscapedPair(_ piece: TextPiece) -> Bool {
        let backslash = UInt8(ascii: "\\")
        return piece.range.count == 12 && source.utf8[piece.range.lowerBound] == backslash
            && source.utf8[piece.range.lowerBound + 6] == backslash
    }

    private func clamped(_ range: ByteRange) -> Range<Int> {
        range.range.clamped(to: 0..<source.utf8.count)
    }
}
