/// Tests of eight bytes at a time (SWAR): a byte of the result has its high bit set where the test
/// holds.
///
/// Only the lowest set bit is exact; borrows may set bits above it. The other bits mean nothing.
enum ByteLanes {
    /// The lowest bit of each byte.
    private static let low: UInt64 = 0x0101_0101_0101_0101
    /// The highest bit of each byte.
    static let high: UInt64 = 0x8080_8080_8080_8080

    /// Where a byte is.
    @inline(__always) static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        let difference = word ^ (low &* UInt64(byte))
        return (difference &- low) & ~difference
    }

    /// Where a byte is below another one, which is at most 0x80.
    @inline(__always) static func below(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        (word &- low &* UInt64(byte)) & ~word
    }
}
