extension SourceText {
    /// The byte order mark in UTF-8.
    static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether the bytes are a binary property list, which is read from its end.
    package var isBinaryPropertyList: Bool { bytes.starts(with: "bplist".utf8) }

    /// The encoding that the first bytes show: by the byte order mark, else UTF-16 when every other
    /// byte is often zero, else UTF-8.
    ///
    /// Text in any language has ASCII in a string file: quotes, brackets, line ends. Such a
    /// character has its zero byte first in big-endian order.
    static func encoding(of bytes: [UInt8]) -> SourceEncoding {
        if bytes.starts(with: utf8Mark) { return .utf8 }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        guard bytes.count > 1 else { return .utf8 }
        var zeros = (even: 0, odd: 0)
        let head = bytes.prefix(4096)
        for (offset, byte) in head.enumerated() where byte == 0 {
            if offset.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
        }
        // UTF-8 text may hold a stray U+0000; UTF-16 has far more on one side than on the other:
        // what opens a string or an object is ASCII, and so is what closes it. Where the first
        // character is none, as in a table or in properties, it takes more of them to believe it.
        let startsPlain = (bytes[0] == 0) != (bytes[1] == 0)
        let least = max(head.count < 3 ? 1 : startsPlain ? 2 : 3, head.count / 16)
        func isUTF16(_ zeros: Int, _ others: Int, first: UInt8) -> Bool {
            zeros >= least && (startsPlain ? first == 0 && zeros > 4 * others : others == 0)
        }
        if isUTF16(zeros.even, zeros.odd, first: bytes[0]) { return .utf16BigEndian }
        if isUTF16(zeros.odd, zeros.even, first: bytes[1]) { return .utf16LittleEndian }
        return .utf8
    }

    /// The sequences of the text that are no characters, each as one maximal subpart, at most so
    /// many.
    ///
    /// - Complexity: linear.
    package func illFormedRanges(limit: Int = 200) -> [ByteRange] {
        illFormedRanges(limit: limit, ReadOptions())
    }

    /// The sequences of the text that are no characters, found on as many threads as the options
    /// allow.
    func illFormedRanges(limit: Int, _ options: ReadOptions) -> [ByteRange] {
        guard encoding == .utf8 else { return Array(replacedRanges.prefix(limit)) }
        // The bytes are looked at only here.
        return unsafe utf8.withUnsafeBufferPointer { buffer in
            let bytes = unsafe FileBytes(buffer)
            let borders = bytes.lineStarts(size: options.jobs > 1 ? options.partSize : bytes.count)
            let parts = FileParts.map(count: borders.count - 1, jobs: options.jobs) { index in
                illFormedRanges(in: bytes, borders[index]..<borders[index + 1], limit: limit)
            }
            return Array(parts.joined().prefix(limit))
        }
    }

    /// No sequence reaches over the end of a line.
    private func illFormedRanges(
        in bytes: FileBytes, _ part: Range<Int>, limit: Int
    ) -> [ByteRange] {
        var ranges: [ByteRange] = []
        var offset = part.lowerBound
        while ranges.count < limit {
            offset = bytes.endOfASCII(in: offset..<part.upperBound)
            guard offset < part.upperBound else { break }
            var length = bytes.multibyteLength(at: offset)
            if length == 0 {
                length = UTF8Sequence(in: utf8, at: offset).length
                ranges.append(ByteRange(offset..<offset + length))
            }
            offset += length
        }
        return ranges
    }
}
