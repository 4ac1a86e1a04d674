/// The runs of words in which two texts differ, by their longest common subsequence.
struct WordRuns {
    /// Words of the device's text and the words of the backend's in their place.
    typealias Run = (device: Range<Int>, backend: Range<Int>)

    /// The runs in the order of the texts.
    private(set) var runs: [Run] = []

    /// The longest table of lengths; beyond, what differs is one run.
    private static let largestTable = 4_000_000

    init(device: [String], backend: [String]) {
        let isSame = { (left: Int, right: Int) in
            device[left].utf8.elementsEqual(backend[right].utf8)
        }
        var start = 0
        while start < min(device.count, backend.count), isSame(start, start) { start += 1 }
        var end = 0
        while end < min(device.count, backend.count) - start,
            isSame(device.count - 1 - end, backend.count - 1 - end)
        {
            end += 1
        }
        let (left, right) = (start..<device.count - end, start..<backend.count - end)
        guard !left.isEmpty, !right.isEmpty,
            (left.count + 1) * (right.count + 1) <= Self.largestTable
        else {
            if !left.isEmpty || !right.isEmpty { runs = [(left, right)] }
            return
        }
        align(left, right, isSame)
    }

    private mutating func align(
        _ left: Range<Int>, _ right: Range<Int>, _ isSame: (Int, Int) -> Bool
    ) {
        let width = right.count + 1
        var lengths = [Int32](repeating: 0, count: (left.count + 1) * width)
        for row in stride(from: left.count - 1, through: 0, by: -1) {
            for column in stride(from: right.count - 1, through: 0, by: -1) {
                lengths[row * width + column] =
                    isSame(left.lowerBound + row, right.lowerBound + column)
                    ? lengths[(row + 1) * width + column + 1] + 1
                    : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
            }
        }
        var (row, column) = (0, 0)
        var (runRow, runColumn) = (0, 0)
        func close(_ runs: inout [Run]) {
            guard runRow < row || runColumn < column else { return }
            runs.append(
                (
                    left.lowerBound + runRow..<left.lowerBound + row,
                    right.lowerBound + runColumn..<right.lowerBound + column
                ))
        }
        while row < left.count, column < right.count {
            if isSame(left.lowerBound + row, right.lowerBound + column) {
                close(&runs)
                (row, column) = (row + 1, column + 1)
                (runRow, runColumn) = (row, column)
            } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        (row, column) = (left.count, right.count)
        close(&runs)
    }
}
