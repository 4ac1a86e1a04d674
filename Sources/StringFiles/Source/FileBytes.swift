/// The bytes of a file while they are read: an array that counts no references.
///
/// Marked safe because each read is checked against the bounds; the bytes never outlive the
/// `withUnsafeBufferPointer` around them. `@unchecked`: no one writes to them.
@safe struct FileBytes: @unchecked Sendable {
    private let buffer: UnsafeBufferPointer<UInt8>

    /// The bytes of a buffer.
    init(_ buffer: UnsafeBufferPointer<UInt8>) { unsafe self.buffer = buffer }

    /// How many there are.
    var count: Int { unsafe buffer.count }

    /// The byte at an offset below `count`.
    @inline(__always) subscript(offset: Int) -> UInt8 {
        precondition(offset >= 0 && offset < count, "the offset is outside of the file")
        return unsafe buffer[offset]
    }

    /// The text that some bytes are; what is ill-formed in them is U+FFFD.
    func string(_ range: Range<Int>) -> String {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside of the file")
        // The bytes are copied at once.
        return unsafe String(
            decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }

    /// Whether some bytes stand at an offset.
    @inline(__always) func hasBytes(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        for index in 0..<length {
            // A static string is as long as it says.
            guard unsafe self[offset + index] == text.utf8Start[index] else { return false }
        }
        return true
    }
}

extension FileBytes {
    /// The first offset in a range at which a byte is wanted; the end of the range if there is none.
    ///
    /// What of eight bytes is wanted `ByteLanes` tells.
    @inline(__always) func firstOffset(
        in range: Range<Int>, where hits: (UInt64) -> UInt64
    ) -> Int {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside of the file")
        var offset = range.lowerBound
        while offset + 8 <= range.upperBound {
            // Eight bytes from here are in the range.
            let word = unsafe UInt64(
                littleEndian: UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped + offset)
                    .loadUnaligned(as: UInt64.self))
            let found = hits(word) & ByteLanes.high
            if found != 0 { return offset + found.trailingZeroBitCount >> 3 }
            offset += 8
        }
        while offset < range.upperBound {
            // The seven bytes above the one are zero and are not looked at.
            if unsafe hits(UInt64(buffer[offset])) & 0x80 != 0 { return offset }
            offset += 1
        }
        return range.upperBound
    }

    /// The offset of the next line feed; `count` if there is none.
    func endOfLine(from offset: Int) -> Int {
        firstOffset(in: min(offset, count)..<count) { ByteLanes.equal($0, 0x0A) }
    }

    /// Starts of lines about so many bytes apart, from the start of the bytes to their end.
    func lineStarts(size: Int) -> [Int] {
        var starts = [0]
        var next = max(1, size)
        while next < count {
            let start = min(endOfLine(from: next) + 1, count)
            if start < count { starts.append(start) }
            next = start + max(1, size)
        }
        return starts + [count]
    }

    /// The first offset in a range of a byte above 0x7F; the end of the range if there is none.
    func endOfASCII(in range: Range<Int>) -> Int { firstOffset(in: range) { $0 } }
}

extension FileBytes {
    /// The length of the well-formed sequence of two to four bytes at an offset (Unicode, table
    /// 3-7); 0 for anything else.
    @inline(__always) func multibyteLength(at offset: Int) -> Int {
        guard offset + 1 < count, self[offset + 1] & 0xC0 == 0x80 else { return 0 }
        let (first, second) = (self[offset], self[offset + 1])
        switch first {
        case 0xC2...0xDF: return 2
        case 0xE0...0xEF:
            guard offset + 2 < count, self[offset + 2] & 0xC0 == 0x80 else { return 0 }
            let isOverlong = first == 0xE0 && second < 0xA0
            let isSurrogate = first == 0xED && second >= 0xA0
            return isOverlong || isSurrogate ? 0 : 3
        case 0xF0...0xF4:
            guard offset + 3 < count, self[offset + 2] & 0xC0 == 0x80,
                self[offset + 3] & 0xC0 == 0x80
            else { return 0 }
            let isOverlong = first == 0xF0 && second < 0x90
            let isTooLarge = first == 0xF4 && second >= 0x90
            return isOverlong || isTooLarge ? 0 : 4
        default: return 0
        }
    }
}
