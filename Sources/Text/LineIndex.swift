/// The lines of a UTF-8 file: turns byte offsets into lines and columns, and back.
///
/// LF, CR LF and a lone CR end a line. A byte order mark at the start has no column. Bytes that are
/// no UTF-8 count as the U+FFFD that a decoder puts in their place (Unicode §3.9, maximal
/// subparts), so the columns are those of the text that `String(decoding:as:)` gives, and no offset
/// is out of place.
///
/// Made in one pass; a look-up takes O(log n) and reads at most 256 bytes. What is ASCII needs one
/// number a line.
package struct LineIndex: Sendable {
    private static let blockSize = 256

    private let bytes: [UInt8]
    /// The byte offsets at which lines start, ascending; the first is behind a byte order mark.
    private let lineStarts: [Int]
    /// Up to here one byte is one unit.
    private let asciiEnd: Int
    /// Known places at or behind `asciiEnd`, at most a block and a scalar apart.
    private let checkpoints: [UTF8Place]

    /// Reads a file.
    package init(_ bytes: [UInt8]) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var lineStarts = [start]
        var checkpoints: [UTF8Place] = []
        var nextCheckpoint = 0
        var asciiEnd: Int?
        var place = UTF8Place(offset: start, units: 0)
        while place.offset < bytes.count {
            let byte = bytes[place.offset]
            if byte >= 0x80, asciiEnd == nil { asciiEnd = place.offset }
            if asciiEnd != nil, place.offset >= nextCheckpoint {
                checkpoints.append(place)
                nextCheckpoint = place.offset + Self.blockSize
            }
            place.advance(in: bytes)
            let isLoneReturn =
                byte == 0x0D && (place.offset == bytes.count || bytes[place.offset] != 0x0A)
            if byte == 0x0A || isLoneReturn { lineStarts.append(place.offset) }
        }
        self.bytes = bytes
        self.lineStarts = lineStarts
        self.asciiEnd = asciiEnd ?? bytes.count
        self.checkpoints = checkpoints
    }

    /// The number of lines; a file that ends with a line end has an empty last one.
    package var lineCount: Int { lineStarts.count }

    /// The place of a byte offset; of the scalar that the byte belongs to.
    ///
    /// An offset outside the file gives its first or last place.
    package func position(at byteOffset: Int) -> TextPosition {
        let offset = min(max(byteOffset, lineStarts[0]), bytes.count)
        let line = lineStarts.partitionPoint { $0 > offset }
        let start = lineStarts[line - 1]
        return TextPosition(
            line: line,
            column: place(atOffset: offset).units - place(atOffset: start).units + 1)
    }

    /// The byte offset of a place; nil when the file has no such line or the line no such column.
    ///
    /// The units of the line end are columns of its line. The second unit of a surrogate pair gives
    /// its scalar.
    package func byteOffset(at position: TextPosition) -> Int? {
        guard (1...lineStarts.count).contains(position.line), position.column >= 1,
            position.column <= bytes.count + 1
        else { return nil }
        let start = lineStarts[position.line - 1]
        let units = place(atOffset: start).units + position.column - 1
        let place = self.place(atUnits: units)
        guard position.line == lineStarts.count || place.offset < lineStarts[position.line],
            place.units == units || place.offset < bytes.count
        else { return nil }
        return place.offset
    }

    /// The last scalar that starts at or before an offset.
    private func place(atOffset offset: Int) -> UTF8Place {
        nearest({ $0.offset <= offset }, offset)
    }

    /// The last scalar before which at most so many units stand.
    private func place(atUnits units: Int) -> UTF8Place {
        nearest({ $0.units <= units }, lineStarts[0] + units)
    }

    /// The last place for which a condition holds that holds up to some place; `asciiOffset` is
    /// that place if the text before it is ASCII.
    private func nearest(_ holds: (UTF8Place) -> Bool, _ asciiOffset: Int) -> UTF8Place {
        guard asciiOffset > asciiEnd else {
            return UTF8Place(offset: asciiOffset, units: asciiOffset - lineStarts[0])
        }
        let index = checkpoints.partitionPoint { !holds($0) }
        guard index > 0 else {
            return UTF8Place(offset: bytes.count, units: bytes.count - lineStarts[0])
        }
        var place = checkpoints[index - 1]
        while place.offset < bytes.count {
            var next = place
            next.advance(in: bytes)
            guard holds(next) else { break }
            place = next
        }
        return place
    }
}

extension Array {
    /// The first index whose element satisfies a condition that holds from some element on; the
    /// count if none does.
    fileprivate func partitionPoint(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
