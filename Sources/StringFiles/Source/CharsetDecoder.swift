internal import ICU

/// Turns text in a legacy charset into UTF-8 and remembers where each character was.
struct CharsetDecoder {
    private(set) var text: [UInt8] = []
    private(set) var map = SourceMap(fileStart: 0)
    private(set) var replacedRanges: [ByteRange] = []

    /// Decodes; bytes that the converter cannot take at all are one U+FFFD each.
    init(_ bytes: [UInt8], _ charset: Charset) {
        text.reserveCapacity(bytes.count + bytes.count / 2)
        guard let (units, offsets) = charset.decode(bytes) else {
            for _ in bytes { append("\u{FFFD}", fileWidth: 1) }
            return
        }
        var decoder = UTF16()
        var iterator = units.makeIterator()
        var index = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            let start = index == 0 ? 0 : Int(offsets[index])
            index += UTF16.width(scalar)
            let end = index < offsets.count ? Int(offsets[index]) : bytes.count
            append(scalar, fileWidth: max(0, end - start))
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, fileWidth: Int) {
        let start = text.count
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        map.append(textWidth: text.count - start, fileWidth: fileWidth)
        if scalar == "\u{FFFD}", replacedRanges.count < 200 {
            replacedRanges.append(ByteRange(start..<text.count))
        }
    }
}
