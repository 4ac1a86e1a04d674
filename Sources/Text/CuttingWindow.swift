internal import ICU

/// The part of a text that decides where it is cut: what has room, and a little more.
struct CuttingWindow {
    /// How many scalars behind the room are read. Whether a line may break at a place depends on
    /// what follows: one scalar in most scripts, a few words where ICU looks words up (Thai, Khmer,
    /// Lao, Burmese).
    private static let lookahead = 64

    /// The beginning of the text; whole scalars.
    let text: String
    /// Where a line may break (UAX #14), in UTF-16 units, ascending; the end of the window is one.
    let lineBreaks: [Int]

    /// Reads a text; nil when all of it has room.
    init?(of text: String, in budget: TextBudget) {
        let scalars = text.unicodeScalars
        var size = TextSize()
        var end = scalars.startIndex
        while end < scalars.endIndex, budget.holds(size) {
            size.add(scalars[end], in: budget)
            scalars.formIndex(after: &end)
        }
        guard !budget.holds(size) else { return nil }
        end =
            scalars.index(end, offsetBy: Self.lookahead, limitedBy: scalars.endIndex)
            ?? scalars.endIndex
        self.text = String(scalars[..<end])
        self.lineBreaks = Boundaries.line.offsets(in: Array(self.text.utf16))
    }
}
