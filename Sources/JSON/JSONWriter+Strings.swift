extension JSONWriter {
    /// What stands directly around a text in quotes.
    struct Surroundings {
        /// Whether a comma stands before it.
        var hasComma = false
        /// Whether a colon stands behind it.
        var hasColon = false
    }

    /// Appends a text in quotes with what stands around it.
    @inline(__always) static func append(
        _ text: String, _ surroundings: Surroundings, to bytes: inout [UInt8]
    ) {
        // The buffer is copied from at once. Only strings bridged from Objective-C have none.
        let isWritten: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { buffer in
            unsafe append(buffer, surroundings, to: &bytes)
        }
        guard isWritten == nil else { return }
        unsafe Array(text.utf8).withUnsafeBufferPointer { buffer in
            unsafe append(buffer, surroundings, to: &bytes)
        }
    }

    /// A text that needs no escaping is copied as it is, in one step with its punctuation: most of
    /// a push payload is such.
    @inline(__always) private static func append(
        _ text: UnsafeBufferPointer<UInt8>, _ surroundings: Surroundings, to bytes: inout [UInt8]
    ) {
        if let source = unsafe JSONSource(text), source.endOfUnescaped(from: 0) < text.count {
            return append(escaping: source, surroundings, to: &bytes)
        }
        bytes.append(addingCapacity: text.count + 4) { output in
            if surroundings.hasComma { output.append(ASCII.comma) }
            output.append(ASCII.quote)
            // The capacity was asked for above.
            unsafe output.withUnsafeMutableBufferPointer { target, count in
                _ = unsafe UnsafeMutableBufferPointer(rebasing: target[count...])
                    .initialize(from: text)
                count += text.count
            }
            output.append(ASCII.quote)
            if surroundings.hasColon { output.append(ASCII.colon) }
        }
    }

    private static func append(
        escaping source: JSONSource, _ surroundings: Surroundings, to bytes: inout [UInt8]
    ) {
        if surroundings.hasComma { bytes.append(ASCII.comma) }
        bytes.append(ASCII.quote)
        var offset = 0
        while offset < source.count {
            let end = source.endOfUnescaped(from: offset)
            // The bytes are copied at once.
            unsafe source.withBytes(offset..<end) { unsafe bytes.append(contentsOf: $0) }
            guard end < source.count else { break }
            append(escapeOf: source[end], to: &bytes)
            offset = end + 1
        }
        bytes.append(ASCII.quote)
        if surroundings.hasColon { bytes.append(ASCII.colon) }
    }

    private static func append(escapeOf byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(ASCII.backslash)
        if let letter = shortForm(of: byte) { return bytes.append(letter) }
        let low = byte & 15
        bytes.append(contentsOf: [0x75, ASCII.zero, ASCII.zero, ASCII.zero + byte >> 4])
        bytes.append(low < 10 ? ASCII.zero + low : 0x61 + low - 10)
    }

    /// The letter behind the backslash of the short form of a byte that must be escaped.
    static func shortForm(of byte: UInt8) -> UInt8? {
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
}
