/// Turns UTF-16 into UTF-8 and remembers where each character was.
///
/// A lone surrogate and an odd last byte become U+FFFD.
struct UTF16Decoder {
    private(set) var text: [UInt8] = []
    private(set) var map: SourceMap
    private(set) var replacedRanges: [ByteRange] = []
    let hasByteOrderMark: Bool

    init(_ bytes: [UInt8], isLittleEndian: Bool) {
        hasByteOrderMark = bytes.starts(with: isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF])
        var offset = hasByteOrderMark ? 2 : 0
        map = SourceMap(fileStart: offset)
        text.reserveCapacity(bytes.count / 2 + 16)
        func unit(at offset: Int) -> UInt32? {
            guard offset + 1 < bytes.count else { return nil }
            let (first, second) = (UInt32(bytes[offset]), UInt32(bytes[offset + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        while let high = unit(at: offset) {
            if let scalar = Unicode.Scalar(high) {
                append(scalar, fileWidth: 2)
                offset += 2
            } else if high < 0xDC00, let low = unit(at: offset + 2), 0xDC00...0xDFFF ~= low,
                let scalar = Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + (low & 0x3FF))
            {
                append(scalar, fileWidth: 4)
                offset += 4
            } else {
                replace(fileWidth: 2)
                offset += 2
            }
        }
        if offset < bytes.count { replace(fileWidth: 1) }
    }

    private mutating func append(_ scalar: Unicode.Scalar, fileWidth: Int) {
        let start = text.count
        if scalar.isASCII {
            text.append(UInt8(truncatingIfNeeded: scalar.value))
        } else {
            text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        map.append(textWidth: text.count - start, fileWidth: fileWidth)
    }

    private mutating func replace(fileWidth: Int) {
        let start = text.count
        append("\u{FFFD}", fileWidth: fileWidth)
        if replacedRanges.count < 200 { replacedRanges.append(ByteRange(start..<text.count)) }
    }
}
