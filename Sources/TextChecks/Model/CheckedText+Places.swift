package import StringFiles

extension CheckedText {
    /// The bytes of the file that write a part of the text.
    ///
    /// - Complexity: linear in the text.
    package func byteRange(of range: Range<Int>) -> ByteRange {
        guard case .encoded(let all, _) = unit.content else {
            let entry = string.file.file.entries[string.entryIndex]
            return entry.keyRange.isEmpty ? entry.range : entry.keyRange
        }
        var walk = PieceWalk(range, in: all)
        string.file.file.forEachPiece(of: unit.content) { walk.take($0, self) }
        return walk.answer
    }

    /// The UTF-16 units of a part of the text.
    package func utf16Range(of range: Range<Int>) -> Range<Int> {
        let start = units(in: 0..<range.lowerBound)
        return start..<start + units(in: range)
    }

    /// The bytes of the text that hold some UTF-16 units.
    package func range(ofUTF16 units: Range<Int>) -> Range<Int> {
        guard traits.contains(.nonASCII) else { return units.clamped(to: 0..<bytes.count) }
        let all = text.utf16
        func offset(_ unit: Int) -> Int {
            let index = all.index(all.startIndex, offsetBy: min(max(unit, 0), all.count))
            return text.utf8.distance(from: text.startIndex, to: index)
        }
        let start = offset(units.lowerBound)
        return start..<max(start, offset(units.upperBound))
    }

    /// What changes in the file when a part of the text becomes another one; nil when the text is no
    /// place in a file, or when the part shares an escape with its surroundings.
    func replacement(of range: Range<Int>, by text: String) -> ByteReplacement? {
        guard case .encoded = unit.content else { return nil }
        return ByteReplacement(byteRange(of: range).range, Array(text.utf8))
    }

    /// The UTF-16 units of some bytes; of a part of a scalar none.
    private func units(in range: Range<Int>) -> Int {
        guard traits.contains(.nonASCII) else { return range.count }
        var count = 0
        for byte in bytes[range] {
            // A scalar counts at its first byte; one of four bytes has two units.
            switch byte {
            case 0x80..<0xC0: break
            case 0xF0...: count += 2
            default: count += 1
            }
        }
        return count
    }
}

/// Follows the pieces of a text until a range of the decoded text is found in the file.
private struct PieceWalk {
    private let wanted: Range<Int>
    private var decoded = 0
    private var start: Int?
    private var end: Int?
    private let all: ByteRange

    init(_ wanted: Range<Int>, in all: ByteRange) {
        self.wanted = wanted
        self.all = all
    }

    /// The bytes found; at the end of the text where the range starts there.
    var answer: ByteRange {
        let start = start ?? all.upperBound
        return ByteRange(start..<max(start, end ?? start))
    }

    /// Takes the next piece; false when nothing more is needed.
    mutating func take(_ piece: TextPiece, _ text: CheckedText) -> Bool {
        let length = length(of: piece, text)
        defer { decoded += length }
        guard length > 0 else { return true }
        let next = decoded + length
        let isBytewise = length == piece.range.count
        if start == nil, wanted.lowerBound < next {
            start = piece.range.lowerBound + (isBytewise ? wanted.lowerBound - decoded : 0)
            if wanted.isEmpty { return false }
        }
        if start != nil, wanted.upperBound <= next {
            end =
                isBytewise
                ? piece.range.lowerBound + wanted.upperBound - decoded : piece.range.upperBound
            return false
        }
        return true
    }

    /// The bytes that a piece has in the text.
    private func length(of piece: TextPiece, _ text: CheckedText) -> Int {
        switch piece.content {
        case .nothing: return 0
        case .scalar(let scalar): return UTF8.width(scalar)
        case .verbatim, .code:
            let bytes = text.string.file.file.source.utf8[piece.range]
            guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes.count }
            // Ill-formed bytes become U+FFFD, which is longer.
            return String(decoding: bytes, as: UTF8.self).utf8.count
        }
    }
}
