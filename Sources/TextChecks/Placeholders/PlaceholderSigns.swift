/// Finds where a placeholder may start: at `%`, at `{`, and at the bytes 0xD9 and 0xEF, which the
/// percent signs of other scripts begin with.
enum PlaceholderSigns {
    private static let lowBits: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The next sign from an offset on; the limit, or the offset when it is beyond, without one.
    static func next(in bytes: Span<UInt8>, from start: Int, before limit: Int) -> Int {
        // Bytes have no padding that could be read.
        let words = unsafe bytes.bytes
        var offset = start
        // Eight bytes at a time, as most texts have a few signs or none.
        while offset + 8 <= limit {
            // Any eight bytes are a number; that they are bytes of the text is checked.
            let word = unsafe words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            let found = signs(in: UInt64(littleEndian: word))
            if found != 0 { return offset + found.trailingZeroBitCount / 8 }
            offset += 8
        }
        while offset < limit, !isSign(bytes[offset]) { offset += 1 }
        return offset
    }

    /// Sets the high bit of each byte that is a sign; only the lowest one is exact.
    private static func signs(in word: UInt64) -> UInt64 {
        func isZero(_ word: UInt64) -> UInt64 { (word &- lowBits) & ~word }
        let found =
            isZero(word ^ (lowBits &* 0x25)) | isZero(word ^ (lowBits &* 0x7B))
            | isZero(word ^ (lowBits &* 0xD9)) | isZero(word ^ (lowBits &* 0xEF))
        return found & highBits
    }

    private static func isSign(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") || byte == 0xD9 || byte == 0xEF
    }
}
