/// Eight bytes at a time (SWAR): a byte of the result has its high bit set where the test holds.
///
/// Only the lowest set bit is exact; borrows may set bits above it.
private enum Lanes {
    static let low: UInt64 = 0x0101_0101_0101_0101
    static let high: UInt64 = 0x8080_8080_8080_8080
    static let spaces = low &* UInt64(ASCII.space)
    static let quotes = low &* UInt64(ASCII.quote)
    static let backslashes = low &* UInt64(ASCII.backslash)

    @inline(__always) static func zero(_ word: UInt64) -> UInt64 { (word &- low) & ~word }
}

extension JSONSource {
    /// The first offset, from an offset on, of a quote, a backslash, a control character or a byte
    /// above 0x7F; `count` if there is none.
    @inline(__always) func endOfPlainText(from offset: Int) -> Int {
        var offset = offset
        while offset <= count - 8 {
            let word = word(at: offset)
            let hits =
                (Lanes.zero(word ^ Lanes.quotes) | Lanes.zero(word ^ Lanes.backslashes)
                    | (word &- Lanes.spaces) & ~word | word) & Lanes.high
            if hits != 0 { return offset + hits.trailingZeroBitCount >> 3 }
            offset += 8
        }
        while offset < count, isPlain(self[offset]) { offset += 1 }
        return offset
    }

    /// The first offset, from an offset on, of a byte that a JSON string must escape; `count` if
    /// there is none.
    @inline(__always) func endOfUnescaped(from start: Int) -> Int {
        var offset = start
        while offset <= count - 8 {
            let hits = escapedLanes(at: offset)
            if hits != 0 { return offset + hits.trailingZeroBitCount >> 3 }
            offset += 8
        }
        if offset < count, count - start >= 8 {
            // The last eight bytes: those before the offset are known to hold nothing.
            let hits = escapedLanes(at: count - 8)
            return hits == 0 ? count : count - 8 + hits.trailingZeroBitCount >> 3
        }
        while offset < count, self[offset] >= 0x80 || isPlain(self[offset]) { offset += 1 }
        return offset
    }

    @inline(__always) private func escapedLanes(at offset: Int) -> UInt64 {
        let word = word(at: offset)
        return
            (Lanes.zero(word ^ Lanes.quotes) | Lanes.zero(word ^ Lanes.backslashes)
            | (word &- Lanes.spaces) & ~word) & Lanes.high
    }

    /// The first offset, from an offset on, that holds no space; `count` if there is none.
    @inline(__always) func endOfSpaces(from offset: Int) -> Int {
        var offset = offset
        while offset <= count - 8 {
            let difference = word(at: offset) ^ Lanes.spaces
            if difference != 0 { return offset + difference.trailingZeroBitCount >> 3 }
            offset += 8
        }
        while offset < count, self[offset] == ASCII.space { offset += 1 }
        return offset
    }

    @inline(__always) private func isPlain(_ byte: UInt8) -> Bool {
        byte >= ASCII.space && byte < 0x80 && byte != ASCII.quote && byte != ASCII.backslash
    }
}
