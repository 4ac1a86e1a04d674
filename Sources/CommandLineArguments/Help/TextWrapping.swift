/// Lines filled with pieces that are never broken.
enum TextWrapping {
    /// The pieces with spaces between them, in lines of at most `width` characters unless one piece
    /// is longer.
    static func wrap(_ pieces: [String], width: Int) -> [String] {
        var lines: [String] = []
        for piece in pieces {
            if let last = lines.last, last.count + 1 + piece.count <= width {
                lines[lines.count - 1] = last + " " + piece
            } else {
                lines.append(piece)
            }
        }
        return lines
    }
}
