/// A subtag of at most eight ASCII letters or digits, packed into 64 bits; 0 is none.
package struct Subtag: Hashable, Sendable {
    /// The characters, first one in the highest byte that is used.
    let packed: UInt64

    /// No subtag.
    static let none = Subtag(packed: 0)

    init(packed: UInt64) { self.packed = packed }

    /// Packs a text; nil when it has more than eight bytes.
    init?(_ text: some Sequence<UInt8>) {
        var packed: UInt64 = 0
        var count = 0
        for byte in text {
            count += 1
            guard count <= 8 else { return nil }
            packed = packed << 8 | UInt64(byte)
        }
        self.packed = packed
    }

    /// Packs a constant of this module.
    init(_ constant: StaticString) {
        self.packed = constant.withUTF8Buffer { unsafe $0.reduce(0) { $0 << 8 | UInt64($1) } }
    }

    /// Whether there is no subtag.
    package var isNone: Bool { packed == 0 }

    /// The number of characters, 0 to 8.
    @inline(__always)
    var count: Int { 8 - packed.leadingZeroBitCount / 8 }

    /// The subtag as text.
    package var text: String {
        // The buffer has room for the bytes that were counted.
        unsafe String(unsafeUninitializedCapacity: count) { unsafe write(to: $0, at: 0) }
    }

    /// Writes the characters and returns the place behind them.
    @inline(__always)
    func write(to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
        let count = count
        for place in 0..<count {
            let shift = UInt64((count - 1 - place) * 8)
            unsafe buffer[start + place] = UInt8(truncatingIfNeeded: packed >> shift)
        }
        return start + count
    }
}
