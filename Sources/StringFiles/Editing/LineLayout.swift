/// The lines around a place, for edits that keep the layout of a text of lines.
struct LineLayout {
    private let bytes: [UInt8]
    /// The line end of the file: that of its first line, else LF.
    let lineEnd: [UInt8]

    /// Looks at a text.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
            lineEnd = [0x0A]
            return
        }
        let isPair = bytes[first] == 0x0D && first + 1 < bytes.count && bytes[first + 1] == 0x0A
        lineEnd = isPair ? [0x0D, 0x0A] : [bytes[first]]
    }

    /// The first byte of a line, behind a byte order mark.
    func lineStart(of offset: Int) -> Int {
        var start = min(offset, bytes.count)
        while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
        return start == 0 && bytes.starts(with: SourceText.utf8Mark) ? min(3, offset) : start
    }

    /// Where the line end of a line is.
    func lineStop(of offset: Int) -> Int {
        var stop = offset
        while stop < bytes.count, !isLineEnd(bytes[stop]) { stop += 1 }
        return stop
    }

    /// The start of the next line, at most the end of the text.
    func nextLine(behind offset: Int) -> Int {
        let stop = lineStop(of: offset)
        return stop < bytes.count ? stop + max(1, LineEnd.length(in: bytes, at: stop)) : stop
    }

    /// Whether some bytes are spaces and tabs only.
    func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0C }
    }

    /// What stands before a place in its line, if that is blank.
    func indentation(of offset: Int) -> [UInt8] {
        let start = lineStart(of: offset)
        return isBlank(start..<offset) ? Array(bytes[start..<offset]) : []
    }

    /// Whether nothing but blanks stands on the lines of a range beside it.
    func isAlone(_ range: Range<Int>) -> Bool {
        isBlank(lineStart(of: range.lowerBound)..<range.lowerBound) && isLast(range)
    }

    /// Whether nothing but blanks stands behind a range on its last line.
    func isLast(_ range: Range<Int>) -> Bool {
        isBlank(range.upperBound..<lineStop(of: range.upperBound))
    }

    /// What goes when a range is removed: its lines where it is alone on them.
    func removal(of range: Range<Int>) -> Range<Int> {
        guard isAlone(range) else { return range }
        return lineStart(of: range.lowerBound)..<nextLine(behind: range.upperBound)
    }

    /// What goes when a block is removed: its lines, and one of the blank lines around it.
    func blockRemoval(of range: Range<Int>) -> Range<Int> {
        let lines = removal(of: range)
        guard lines != range || isAlone(range) else { return range }
        let start = lines.lowerBound
        let isBehindBlank =
            start == lineStart(of: 0)
            || isBlank(lineStart(of: previousStop(before: start))..<previousStop(before: start))
        let next = lineStop(of: lines.upperBound)
        guard isBehindBlank, lines.upperBound < bytes.count, isBlank(lines.upperBound..<next) else {
            return lines
        }
        return start..<nextLine(behind: lines.upperBound)
    }

    /// Where the line before the one that starts here ends.
    private func previousStop(before start: Int) -> Int {
        guard start > 0 else { return 0 }
        let isPair = start > 1 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D
        return start - (isPair ? 2 : 1)
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
