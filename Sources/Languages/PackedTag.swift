/// The bytes of a tag of 1 to 16 bytes as two words.
struct PackedTag {
    let low: UInt64
    let high: UInt64

    /// Packs a tag; nil when it is empty, has more than 16 bytes or holds a zero byte.
    @inline(__always)
    init?(_ tag: String) {
        // The buffer is read from at once. Only strings bridged from Objective-C have none.
        let packed = unsafe tag.utf8.withContiguousStorageIfAvailable { unsafe PackedTag($0) }
        guard let packed = packed ?? nil else { return nil }
        self = packed
    }

    /// Packs the subtags of a canonical tag.
    @inline(__always)
    init(_ tag: LanguageTag) {
        low = tag.language.packed
        high = tag.script.packed << 32 | tag.region.packed
    }

    /// Two reads a word, which overlap unless the tag fills it: a loop over bytes takes three times as long.
    @inline(__always)
    private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        let count = bytes.count
        guard (1...16).contains(count) else { return nil }
        // Every offset plus its width is at most `count`.
        let raw = UnsafeRawBufferPointer(bytes)
        switch count {
        case 8...:
            low = unsafe raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
            let last = unsafe raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
            high = count == 8 ? 0 : last >> UInt64((16 - count) * 8)
        case 4...:
            let last = unsafe raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            low =
                unsafe UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
                | UInt64(last) << UInt64((count - 4) * 8)
            high = 0
        default:
            low = unsafe bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
            high = 0
        }
        let unused: UInt64 = count >= 8 ? 0 : ~0 << UInt64(count * 8)
        let unusedHigh: UInt64 = count >= 16 ? 0 : ~0 << UInt64(max(0, count - 8) * 8)
        guard !Self.hasZeroByte(low | unused), !Self.hasZeroByte(high | unusedHigh) else {
            return nil
        }
    }

    /// Mycroft's test: borrowing from a byte sets its highest bit only where it was zero or had that bit.
    @inline(__always)
    private static func hasZeroByte(_ word: UInt64) -> Bool {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
    }

    /// A hash in which every byte of both words reaches every bit: the halves of a product of 128 bits, folded.
    @inline(__always)
    var hash: Int {
        let product = (low ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(
            by: high ^ 0xE703_7ED1_A0B4_28DB)
        return Int(truncatingIfNeeded: (product.high ^ product.low) & 0x7FFF_FFFF_FFFF_FFFF)
    }
}
