/// The tag of a language in 11 bytes: enough for `zh-Hant-HK`.
struct PackedLanguage: Sendable {
    // The bytes from the lowest of the first on; behind the last are zeros.
    private var first: UInt32 = 0
    private var second: UInt32 = 0
    private var third: UInt16 = 0
    private var fourth: UInt8 = 0

    /// The most bytes.
    static let capacity = 11

    /// Packs a tag; nil for one that is too long or has a U+0000.
    init?(_ tag: String) {
        var offset = 0
        for byte in tag.utf8 {
            guard offset < Self.capacity, byte != 0 else { return nil }
            switch offset {
            case 0..<4: first |= UInt32(byte) << (8 * offset)
            case 4..<8: second |= UInt32(byte) << (8 * (offset - 4))
            case 8..<10: third |= UInt16(byte) << (8 * (offset - 8))
            default: fourth = byte
            }
            offset += 1
        }
    }

    /// The tag.
    var text: String {
        // A string this short takes no memory of its own.
        unsafe String(unsafeUninitializedCapacity: Self.capacity) { buffer in
            var count = 0
            func append(_ word: UInt32) {
                var rest = word
                while rest != 0 {
                    // At most 4, 4, 2 and 1 bytes come: as many as the buffer holds.
                    unsafe buffer[count] = UInt8(truncatingIfNeeded: rest)
                    count += 1
                    rest >>= 8
                }
            }
            append(first)
            append(second)
            append(UInt32(third))
            append(UInt32(fourth))
            return count
        }
    }
}
