/// A place in bytes of UTF-8, at the start of a scalar.
package struct UTF8Place: Sendable {
    /// The byte offset.
    package private(set) var offset: Int
    /// The UTF-16 units before it.
    package private(set) var units: Int

    /// A place of which both counts are known.
    package init(offset: Int, units: Int) {
        self.offset = offset
        self.units = units
    }

    /// Goes over one scalar, or over the bytes that a decoder would replace with one U+FFFD
    /// (Unicode §3.9, maximal subparts); the place must lie before the end of the bytes.
    package mutating func advance(in bytes: [UInt8]) {
        let first = bytes[offset]
        offset += 1
        units += 1
        let second: ClosedRange<UInt8>
        switch first {
        case 0xC2...0xDF, 0xE1...0xEC, 0xEE...0xEF, 0xF1...0xF3: second = 0x80...0xBF
        case 0xE0: second = 0xA0...0xBF
        case 0xED: second = 0x80...0x9F
        case 0xF0: second = 0x90...0xBF
        case 0xF4: second = 0x80...0x8F
        default: return
        }
        guard take(second, in: bytes), first >= 0xE0 else { return }
        guard take(0x80...0xBF, in: bytes), first >= 0xF0 else { return }
        if take(0x80...0xBF, in: bytes) { units += 1 }
    }

    private mutating func take(_ range: ClosedRange<UInt8>, in bytes: [UInt8]) -> Bool {
        guard offset < bytes.count, range.contains(bytes[offset]) else { return false }
        offset += 1
        return true
    }
}
