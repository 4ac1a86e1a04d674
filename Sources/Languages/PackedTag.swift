/// The bytes of a reported tag of 1 to 16 bytes as two words.
struct PackedTag {
    let low: UInt64
    let high: UInt64

    /// Packs a tag; nil when it is empty, has more than 16 bytes or holds a zero byte.
    @inline(__always)
    init?(_ tag: String) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var hasZero = false
        var count = 0
        for byte in tag.utf8 {
            hasZero = hasZero || byte == 0
            if count < 8 {
                low |= UInt64(byte) << UInt64(count * 8)
            } else if count < 16 {
                high |= UInt64(byte) << UInt64((count - 8) * 8)
            } else {
                return nil
            }
            count += 1
        }
        guard count > 0, !hasZero else { return nil }
        self.low = low
        self.high = high
    }

    /// A multiplicative hash of both words.
    @inline(__always)
    var hash: Int {
        var mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
        mixed ^= mixed >> 32
        return Int(truncatingIfNeeded: mixed & 0x7FFF_FFFF_FFFF_FFFF)
    }
}
