/// The bytes of a decoded text, for who looks at bytes only and needs no string.
package struct DecodedText: Sendable {
    /// The text in UTF-8, always well-formed.
    package var bytes: [UInt8]
    /// The parts that are code, as ranges of `bytes`, ascending and apart (see `TextValue`).
    package var codes: [Range<Int>] = []
}

extension DecodedText {
    /// Decodes a text of a file: the bytes of `StringFile.value(of:)`.
    ///
    /// - Complexity: linear in the length.
    package init(_ content: TextContent, of source: [UInt8]) {
        switch content {
        case .value(let value):
            self.init(bytes: Array(value.text.utf8), codes: value.codes)
        case .encoded(let range, let coding):
            self.init(decoding: range.range.clamped(to: 0..<source.count), of: source, coding)
        }
    }

    private init(decoding range: Range<Int>, of source: [UInt8], _ coding: TextCoding) {
        bytes = []
        bytes.reserveCapacity(range.count)
        var cursor = TextCursor(ByteRange(range))
        while cursor.offset < cursor.end {
            let piece = coding.nextPiece(in: source, &cursor)
            let start = bytes.count
            switch piece.content {
            case .nothing: break
            case .scalar(let scalar):
                bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            case .verbatim:
                append(source, piece.range)
            case .code:
                append(source, piece.range)
                if let last = codes.last, last.upperBound == start {
                    codes[codes.count - 1] = last.lowerBound..<bytes.count
                } else {
                    codes.append(start..<bytes.count)
                }
            }
        }
    }

    /// Adds bytes of the file; what is ill-formed in them becomes U+FFFD.
    private mutating func append(_ source: [UInt8], _ range: Range<Int>) {
        if (try? UTF8Span(validating: source.span.extracting(range))) != nil {
            // The bytes are copied at once; a slice would count a reference that threads share.
            unsafe source.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0[range]) }
        } else {
            bytes += String(decoding: source[range], as: UTF8.self).utf8
        }
    }
}
