extension SourceText {
    /// The byte order mark in UTF-8.
    static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The encoding that the first bytes show: by the byte order mark, else UTF-16 when every other
    /// byte is mostly zero, else UTF-8.
    ///
    /// Text in any language has ASCII in a string file: quotes, brackets, line ends. Such a
    /// character has its zero byte first in big-endian order.
    static func encoding(of bytes: [UInt8]) -> SourceEncoding {
        if bytes.starts(with: utf8Mark) { return .utf8 }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        var zeros = (even: 0, odd: 0)
        let head = bytes.prefix(4096)
        for (offset, byte) in head.enumerated() where byte == 0 {
            if offset.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
        }
        // UTF-8 text may hold a stray U+0000; UTF-16 has far more on one side than on the other.
        let least = max(1, head.count / 16)
        if zeros.even >= least, zeros.even > 4 * zeros.odd { return .utf16BigEndian }
        if zeros.odd >= least, zeros.odd > 4 * zeros.even { return .utf16LittleEndian }
        return .utf8
    }

    /// The sequences of the text that are no characters, each as one maximal subpart, at most so
    /// many.
    ///
    /// - Complexity: linear.
    package func illFormedRanges(limit: Int = 200) -> [ByteRange] {
        guard encoding == .utf8 else { return Array(replacedRanges.prefix(limit)) }
        var ranges: [ByteRange] = []
        var offset = 0
        while offset < utf8.count, ranges.count < limit {
            if utf8[offset] < 0x80 {
                offset += 1
                continue
            }
            let sequence = UTF8Sequence(in: utf8, at: offset)
            if sequence.scalar == nil {
                ranges.append(ByteRange(offset..<offset + sequence.length))
            }
            offset += sequence.length
        }
        return ranges
    }
}
