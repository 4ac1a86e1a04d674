internal import CTAContent

/// Rows in aligned columns for a terminal.
struct ColumnTable {
    /// How the cells of a column stand.
    enum Alignment { case left, right }

    private let alignments: [Alignment]
    private var rows: [[String]] = []

    /// A table with a column for each alignment.
    init(_ alignments: [Alignment]) { self.alignments = alignments }

    /// Adds a row; its cells are one line each.
    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// The rows with two spaces between columns and none at the end.
    var lines: [String] {
        let widths = alignments.indices.map { column in
            rows.map { $0.indices.contains(column) ? DisplayColumns.inTerminal($0[column]) : 0 }
                .max()
                ?? 0
        }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() where column < alignments.count {
                let blanks = String(
                    repeating: " ", count: widths[column] - DisplayColumns.inTerminal(cell))
                let isLast = column == row.count - 1
                switch alignments[column] {
                case .left: line += isLast ? cell : cell + blanks + "  "
                case .right: line += blanks + cell + (isLast ? "" : "  ")
                }
            }
            // A last cell may be empty.
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
