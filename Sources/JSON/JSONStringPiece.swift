/// A piece of a string in the file: text as it is, or what stands for one scalar.
struct JSONStringPiece {
    /// What a piece is in the text.
    enum Content {
        /// ASCII text, the same in the file.
        case plain
        /// One scalar, as a sequence of bytes or as an escape.
        case scalar(Unicode.Scalar)
    }

    /// Its bytes in the file.
    let byteRange: Range<Int>
    let content: Content

    /// The piece that starts at an offset, not reading at or behind `end`.
    init(_ source: JSONSource, at offset: Int, before end: Int) {
        let byte = source[offset]
        if byte == ASCII.backslash {
            let escape = JSONEscape(source, at: offset, before: end)
            byteRange = offset..<offset + escape.length
            content =
                switch escape.meaning {
                case .scalar(let scalar): .scalar(scalar)
                case .loneSurrogate: .scalar("\u{FFFD}")
                case .invalid: .plain
                }
        } else if byte >= 0x80 {
            let sequence = source.utf8Sequence(at: offset, before: end)
            byteRange = offset..<offset + sequence.length
            let scalar = sequence.isWellFormed ? source.scalar(at: offset) : nil
            content = .scalar(scalar ?? "\u{FFFD}")
        } else {
            var next = offset + 1
            while next < end, source[next] < 0x80, source[next] != ASCII.backslash { next += 1 }
            byteRange = offset..<next
            content = .plain
        }
    }

    /// The length of the text in UTF-16 units.
    var utf16Count: Int {
        switch content {
        case .plain: byteRange.count
        case .scalar(let scalar): UTF16.width(scalar)
        }
    }

    /// The offset in the file of a unit of the text; of the second half of a pair that is not
    /// escaped, the offset of its scalar.
    func byteOffset(ofUTF16 unit: Int) -> Int {
        switch content {
        case .plain: byteRange.lowerBound + unit
        // Two escapes of six bytes make one scalar.
        case .scalar: byteRange.lowerBound + (unit == 1 && byteRange.count == 12 ? 6 : 0)
        }
    }

    func append(to decoded: inout [UInt8], from source: JSONSource) {
        switch content {
        case .plain:
            // The bytes are copied at once.
            unsafe source.withBytes(byteRange) { unsafe decoded.append(contentsOf: $0) }
        case .scalar(let scalar):
            decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// The UTF-8 of the string whose text reaches from an offset to the end of some bytes.
    static func text(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> [UInt8] {
        var decoded: [UInt8] = []
        guard let source = unsafe JSONSource(bytes), start < source.count else { return decoded }
        decoded.reserveCapacity(source.count - start)
        var offset = start
        while offset < source.count {
            let piece = JSONStringPiece(source, at: offset, before: source.count)
            piece.append(to: &decoded, from: source)
            offset = piece.byteRange.upperBound
        }
        return decoded
    }
}
