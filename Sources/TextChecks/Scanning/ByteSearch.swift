/// Finds bytes eight at a time.
///
/// A test of a word sets the high bit of each byte that passes it; only the lowest bit that is set
/// is exact.
extension [UInt8] {
    private static var lowBits: UInt64 { 0x0101_0101_0101_0101 }
    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

    /// The first byte of a range that is beyond ASCII; nil without one.
    func firstNonASCII(in range: Range<Int>) -> Int? {
        firstOffset(in: range) { $0 & Self.highBits }
    }

    /// The first digit of ASCII in a range; nil without one.
    func firstDigit(in range: Range<Int>) -> Int? {
        firstOffset(in: range) { Self.bytes(from: 0x30, through: 0x39, of: $0) }
    }

    /// The first capital letter of ASCII in a range; nil without one.
    func firstCapital(in range: Range<Int>) -> Int? {
        firstOffset(in: range) { Self.bytes(from: 0x41, through: 0x5A, of: $0) }
    }

    /// Tests for the bytes from one of ASCII through another.
    @inline(__always)
    private static func bytes(from first: UInt64, through last: UInt64, of word: UInt64) -> UInt64 {
        // Without their high bits bytes are added to and carry nothing into the next one.
        let bytes = word & ~highBits
        let isFromFirst = bytes &+ lowBits &* (0x80 - first)
        let isBehindLast = bytes &+ lowBits &* (0x7F - last)
        return isFromFirst & ~isBehindLast & ~word & highBits
    }

    /// Where a byte stands first in a range; nil when nowhere.
    func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
        firstOffset(in: range) { Self.bytes(equalTo: byte, of: $0) }
    }

    /// The first place in a range that may be a space before a sign or a digit of ASCII: what is there
    /// must be looked at, what is passed over is none. Nil when there is no such place.
    func firstPossibleSpaceBeforeSign(in range: Range<Int>) -> Int? {
        firstOffset(in: range) { word in
            // Signs and digits lack the bit 0x40 that letters have. What is behind the last byte of a
            // word is not known.
            Self.bytes(equalTo: 0x20, of: word) & ~((word &>> 8) &<< 1)
        }
    }

    /// Tests for one byte.
    @inline(__always)
    private static func bytes(equalTo byte: UInt8, of word: UInt64) -> UInt64 {
        let difference = word ^ (lowBits &* UInt64(byte))
        return (difference &- lowBits) & ~difference & highBits
    }

    /// The first offset of a range whose byte passes a test; nil without one.
    ///
    /// Byte by byte, which is the quickest where the next one is never far.
    @inline(__always)
    func firstOffset(in range: Range<Int>, where test: (UInt8) -> Bool) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the bytes")
        // Only bytes of the range are read.
        return unsafe withUnsafeBufferPointer { bytes in
            var offset = range.lowerBound
            while offset < range.upperBound {
                if test(unsafe bytes[offset]) { return offset }
                offset &+= 1
            }
            return nil
        }
    }

    @inline(__always)
    private func firstOffset(in range: Range<Int>, _ test: (UInt64) -> UInt64) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the bytes")
        let end = range.upperBound
        // Whole words are read only inside the range, the rest behind its first eight bytes.
        return unsafe withUnsafeBytes { bytes in
            var start = range.lowerBound
            while start &+ 8 <= end {
                let word = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                let found = test(UInt64(littleEndian: word))
                if found != 0 { return start &+ found.trailingZeroBitCount &>> 3 }
                start &+= 8
            }
            guard start < end else { return nil }
            var word: UInt64 = 0
            if end >= 8 {
                word = unsafe bytes.loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self)
                word = UInt64(littleEndian: word) &>> UInt64(8 &* (8 &- (end &- start)))
            } else {
                for offset in start..<end {
                    word |= UInt64(unsafe bytes[offset]) &<< UInt64(8 &* (offset &- start))
                }
            }
            let found = start &+ test(word).trailingZeroBitCount &>> 3
            return found < end ? found : nil
        }
    }

    /// A hash of the bytes of a range, for tables of one run: eight bytes at a time.
    ///
    /// Starts from a number that each process draws, so that no file can be made whose texts all
    /// have one hash.
    func quickHash(of range: Range<Int>) -> UInt64 {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "a range of the bytes")
        // Whole words are read only inside the range.
        return unsafe withUnsafeBytes { bytes in
            var hash = UInt64(range.count) ^ ByteHash.seed
            var start = range.lowerBound
            while start < range.upperBound {
                var word: UInt64 = 0
                if start &+ 8 <= range.upperBound {
                    word = unsafe bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                } else {
                    for offset in start..<range.upperBound {
                        word = word &<< 8 | UInt64(unsafe bytes[offset])
                    }
                }
                // By the golden ratio of 64 bits; then the upper half is mixed into the lower one.
                hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
                hash ^= hash &>> 32
                start &+= 8
            }
            return hash
        }
    }
}

/// What all hashes of a process start from.
private enum ByteHash {
    static let seed = UInt64.random(in: .min ... .max)
}
