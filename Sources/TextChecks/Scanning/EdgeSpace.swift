/// The spaces at one edge of a text.
struct EdgeSpace {
    /// The bytes.
    let range: Range<Int>
    /// How many characters they are.
    let count: Int
    /// How many of them are line ends; CR LF is one.
    let lineEnds: Int

    /// Reads the spaces at the start or the end of a range.
    init(in bytes: [UInt8], _ range: Range<Int>, atStart: Bool) {
        var count = 0
        var lineEnds = 0
        var offset = atStart ? range.lowerBound : range.upperBound
        while atStart ? offset < range.upperBound : offset > range.lowerBound {
            let start = atStart ? offset : bytes.scalarStart(before: offset)
            let scalar = bytes.scalar(at: start)
            guard scalar.isSpace else { break }
            count += 1
            let isSecond = scalar == "\n" && start > range.lowerBound && bytes[start - 1] == 0x0D
            if scalar.isLineEnd, !isSecond { lineEnds += 1 }
            offset = atStart ? bytes.scalarEnd(at: start) : start
        }
        self.range = atStart ? range.lowerBound..<offset : offset..<range.upperBound
        self.count = count
        self.lineEnds = lineEnds
    }

    /// Whether some bytes start or end with a space.
    static func isAtEdge(of bytes: [UInt8], atStart: Bool) -> Bool {
        guard let byte = atStart ? bytes.first : bytes.last else { return false }
        // All but the spaces and controls of ASCII need a look at the scalar.
        if byte < 0x80 { return Unicode.Scalar(byte).isSpace }
        return bytes.scalar(at: atStart ? 0 : bytes.scalarStart(before: bytes.count)).isSpace
    }
}
