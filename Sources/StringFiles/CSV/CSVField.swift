/// Writes the fields of a table.
enum CSVField {
    /// A text as a field: in quotes where RFC 4180 wants them, where another separator or a space at
    /// an edge could be misread, and when it is empty, since no quotes mean no text.
    static func bytes(of text: String, isQuoted: Bool = false) -> [UInt8] {
        let bytes = Array(text.utf8)
        let needsQuotes =
            isQuoted || bytes.isEmpty || bytes.first == 0x20 || bytes.last == 0x20
            || bytes.contains {
                CSVTable.isSeparator($0) || CSVTable.isLineEnd($0) || $0 == CSVTable.quote
            }
        return needsQuotes ? [CSVTable.quote] + doubled(bytes) + [CSVTable.quote] : bytes
    }

    /// A text between quotes.
    static func doubled(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(CSVTable.quote) else { return bytes }
        return bytes.flatMap { $0 == CSVTable.quote ? [$0, $0] : [$0] }
    }

    /// Whether a table cannot hold a text: U+0000 makes it a file of another encoding.
    static func isForbidden(_ text: String) -> Bool { text.utf8.contains(0) }
}
