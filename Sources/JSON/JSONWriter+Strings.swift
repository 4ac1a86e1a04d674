extension JSONWriter {
    /// Appends a text in quotes.
    static func append(_ text: String, to bytes: inout [UInt8]) {
        var text = text
        bytes.append(ASCII.quote)
        // The buffer is copied from at once.
        text.withUTF8 { buffer in
            let end = unsafe JSONSource(buffer)?.endOfUnescaped(from: 0) ?? 0
            if end == buffer.count {
                unsafe bytes.append(contentsOf: buffer)
            } else if let source = unsafe JSONSource(buffer) {
                appendEscaping(source, to: &bytes)
            }
        }
        bytes.append(ASCII.quote)
    }

    private static func appendEscaping(_ source: JSONSource, to bytes: inout [UInt8]) {
        var offset = 0
        while offset < source.count {
            let end = source.endOfUnescaped(from: offset)
            unsafe source.withBytes(offset..<end) { unsafe bytes.append(contentsOf: $0) }
            guard end < source.count else { return }
            appendEscape(source[end], to: &bytes)
            offset = end + 1
        }
    }

    private static func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(ASCII.backslash)
        if let letter = shortForm(of: byte) { return bytes.append(letter) }
        let low = byte & 15
        bytes.append(contentsOf: [0x75, ASCII.zero, ASCII.zero, ASCII.zero + byte >> 4])
        bytes.append(low < 10 ? ASCII.zero + low : 0x61 + low - 10)
    }

    /// The letter behind the backslash of the short form of a byte that must be escaped.
    private static func shortForm(of byte: UInt8) -> UInt8? {
        switch byte {
        case ASCII.quote, ASCII.backslash: byte
        case 0x08: 0x62
        case ASCII.tab: 0x74
        case ASCII.lineFeed: 0x6E
        case 0x0C: 0x66
        case ASCII.carriageReturn: 0x72
        default: nil
        }
    }

    /// The number of bytes of a text as JSON, its quotes included, without making them.
    package static func byteCount(ofString text: String) -> Int {
        var text = text
        // The buffer is read from at once.
        return text.withUTF8 { buffer in
            guard let source = unsafe JSONSource(buffer) else { return 2 }
            var count = buffer.count + 2
            var offset = source.endOfUnescaped(from: 0)
            while offset < source.count {
                count += byteCount(ofEscaped: source[offset]) - 1
                offset = source.endOfUnescaped(from: offset + 1)
            }
            return count
        }
    }

    /// The number of bytes of one scalar inside a JSON string: 1 to 4, an escape 2 or 6.
    package static func byteCount(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x20 || scalar == "\"" || scalar == "\\" {
            return byteCount(ofEscaped: UInt8(truncatingIfNeeded: scalar.value))
        }
        return UTF8.width(scalar)
    }

    private static func byteCount(ofEscaped byte: UInt8) -> Int {
        shortForm(of: byte) == nil ? 6 : 2
    }
}
