/// The lines of a text, to turn byte offsets into lines and columns.
///
/// A line ends behind LF, CRLF or a lone CR.
package struct JSONLines: Sendable {
    /// A place as an editor shows it.
    package struct Position: Equatable, Sendable {
        /// The line, from 1.
        package let line: Int
        /// The column in UTF-16 units, from 1; a byte order mark is not counted.
        package let column: Int
    }

    private let bytes: [UInt8]
    private var starts: [Int] = [0]

    /// Finds the lines of a text in UTF-8.
    ///
    /// - Complexity: linear in the number of bytes; keep the value for all positions of a file.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        for (offset, byte) in bytes.enumerated() {
            let isEnd = byte == ASCII.lineFeed || byte == ASCII.carriageReturn
            guard isEnd else { continue }
            let isFirstOfPair =
                byte == ASCII.carriageReturn && offset + 1 < bytes.count
                && bytes[offset + 1] == ASCII.lineFeed
            if !isFirstOfPair { starts.append(offset + 1) }
        }
    }

    /// The place of a byte; an offset outside the text counts as the nearest inside, one inside a
    /// character as its start.
    ///
    /// - Complexity: logarithmic in the number of lines, linear in the length of the line.
    package func position(ofByte offset: Int) -> Position {
        let offset = min(max(0, offset), bytes.count)
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        let isMarked = low == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let start = min(offset, starts[low] + (isMarked ? 3 : 0))
        return Position(line: low + 1, column: utf16Count(start..<offset) + 1)
    }

    /// The UTF-16 length of whole characters before the end of a range.
    private func utf16Count(_ range: Range<Int>) -> Int {
        var count = 0
        var index = range.lowerBound
        while index < range.upperBound {
            let length = min(characterLength(at: index), bytes.count - index)
            guard index + length <= range.upperBound else { break }
            count += length == 4 ? 2 : 1
            index += length
        }
        return count
    }

    /// The length that the lead byte claims, cut short where no continuation follows; 1 for a stray
    /// one.
    private func characterLength(at index: Int) -> Int {
        let claimed =
            switch bytes[index] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        var length = 1
        while length < claimed, index + length < bytes.count, bytes[index + length] & 0xC0 == 0x80 {
            length += 1
        }
        return length
    }
}
