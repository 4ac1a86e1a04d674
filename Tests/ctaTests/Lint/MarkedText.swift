import Text

/// A text with the place of an expected finding marked as `«…»`.
struct MarkedText {
    /// The text without the marks.
    let text: String
    /// Where the marked part starts.
    let start: TextPosition
    /// Where it ends.
    let end: TextPosition

    /// Reads a marked text, counting lines and columns by the units before a mark.
    init(_ marked: String) {
        var plain = ""
        var positions: [TextPosition] = []
        for scalar in marked.unicodeScalars {
            if scalar == "«" || scalar == "»" {
                let lines = plain.utf16.split(separator: 10, omittingEmptySubsequences: false)
                positions.append(
                    TextPosition(line: lines.count, column: (lines.last?.count ?? 0) + 1))
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        text = plain
        start = positions.first ?? TextPosition(line: 0, column: 0)
        end = positions.last ?? TextPosition(line: 0, column: 0)
    }
}
