extension JSONNode {
    /// The text of a string or a name; nil for anything else.
    ///
    /// Lone surrogates and ill-formed UTF-8 are U+FFFD in it, what is no escape stands as written,
    /// U+0000 is kept.
    /// - Complexity: linear in the length; the text is made anew each time.
    package var string: String? {
        guard let traits else { return nil }
        if traits.contains(.needsDecoding) {
            return String(decoding: decodedText(), as: UTF8.self)
        }
        let range = textRange
        // The slice is copied before the buffer is gone.
        return unsafe document.bytes.withUnsafeBufferPointer { buffer in
            unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
        }
    }

    /// Runs a body on the UTF-8 of the text, without making a `String`; nil when this is no string.
    ///
    /// The bytes are the file's own unless the string has escapes.
    package func withStringUTF8<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
        guard let traits else { return nil }
        if traits.contains(.needsDecoding) {
            let decoded = decodedText()
            return body(decoded.span)
        }
        let bytes = document.bytes
        let span = bytes.span
        return body(span.extracting(textRange))
    }

    /// Whether this is a string with exactly these bytes as its text.
    package func hasText(_ text: String) -> Bool {
        guard let traits else { return false }
        if traits.contains(.needsDecoding) { return decodedText().elementsEqual(text.utf8) }
        let range = textRange
        guard range.count == text.utf8.count else { return false }
        // Both buffers live as long as the comparison.
        return unsafe document.bytes.withUnsafeBufferPointer { buffer in
            unsafe UnsafeBufferPointer(rebasing: buffer[range]).elementsEqual(text.utf8)
        }
    }

    /// Whether all of the text could be kept: false with a lone surrogate or ill-formed UTF-8, and
    /// for other kinds.
    package var isWellFormedString: Bool { traits.map { !$0.contains(.isIllFormed) } ?? false }

    /// Whether the bytes between the quotes are the text: no escape is in them, and nothing
    /// ill-formed. False for other kinds.
    package var isTextAsWritten: Bool { traits.map { !$0.contains(.needsDecoding) } ?? false }

    /// The bytes between the quotes of a string, up to the end of an unclosed one; of other kinds
    /// all bytes.
    package var textRange: Range<Int> {
        let range = byteRange
        guard let traits else { return range }
        let isUnclosed = traits.contains(.isUnclosed)
        return range.lowerBound + 1..<(isUnclosed ? range.upperBound : range.upperBound - 1)
    }

    /// The UTF-8 of a string that has escapes or ill-formed bytes.
    func decodedText() -> [UInt8] {
        // The source does not leave this call.
        unsafe document.bytes.withUnsafeBufferPointer { buffer in
            unsafe JSONStringPiece.text(
                of: UnsafeBufferPointer(rebasing: buffer.prefix(textRange.upperBound)),
                from: textRange.lowerBound)
        }
    }

    /// Calls a body with each piece of the text until it says false.
    func forEachPiece(_ body: (JSONSource, JSONStringPiece) -> Bool) {
        let range = textRange
        // The source does not leave this call.
        unsafe document.bytes.withUnsafeBufferPointer { buffer in
            guard let source = unsafe JSONSource(buffer) else { return }
            var offset = range.lowerBound
            while offset < range.upperBound {
                let piece = JSONStringPiece(source, at: offset, before: range.upperBound)
                guard body(source, piece) else { return }
                offset = piece.byteRange.upperBound
            }
        }
    }
}
