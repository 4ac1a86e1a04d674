/// A place in a file as an editor shows it.
package struct TextPosition: Equatable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column, in UTF-16 units from 1.
    package var column: Int

    /// Makes a place.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
