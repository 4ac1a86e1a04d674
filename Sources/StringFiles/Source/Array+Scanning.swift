extension [UInt8] {
    /// The first offset in a range at which a byte is wanted; the end of the range if there is none.
    ///
    /// What of eight bytes is wanted `ByteLanes` tells.
    @inline(__always) func firstOffset(
        in range: Range<Int>, where hits: (UInt64) -> UInt64
    ) -> Int {
        // The bytes are looked at only here.
        unsafe withUnsafeBufferPointer { unsafe FileBytes($0).firstOffset(in: range, where: hits) }
    }

    /// The text that some bytes are; what is ill-formed in them is U+FFFD.
    func string(_ range: Range<Int>) -> String {
        // The bytes are copied at once.
        unsafe withUnsafeBufferPointer { unsafe FileBytes($0).string(range) }
    }

    /// Whether the bytes of a text stand at an offset.
    func hasBytes(of text: String, at offset: Int) -> Bool {
        guard offset + text.utf8.count <= count else { return false }
        // The text lives as long as its bytes are compared; a string of ours always has storage.
        let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { wanted in
            for index in 0..<wanted.count where unsafe self[offset + index] != wanted[index] {
                return false
            }
            return true
        }
        return isSame ?? self[offset...].starts(with: text.utf8)
    }

    /// Whether some bytes stand at an offset.
    @inline(__always) func hasBytes(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset + length <= count else { return false }
        for index in 0..<length {
            // A static string is as long as it says.
            guard unsafe self[offset + index] == text.utf8Start[index] else { return false }
        }
        return true
    }

    /// Whether two ranges hold the same bytes.
    func isSame(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        guard left.count == right.count else { return false }
        for distance in 0..<left.count
        where self[left.lowerBound + distance] != self[right.lowerBound + distance] {
            return false
        }
        return true
    }
}
