/// One line that says how far long work has come: `reading 120 of 4000: de.arb`.
///
///     var progress = ProgressLine("reading", total: paths.count)
///     for path in paths {
///         progress.advance(to: path.description)
///         console.show(&progress)
///         …
///     }
///     console.erase(&progress)
package struct ProgressLine: Sendable {
    private let activity: String
    private let total: Int?
    private var done = 0
    private var item = ""
    private var shown: ContinuousClock.Instant?

    /// Starts before the first of `total` items; nil when their number is not known.
    package init(_ activity: String, total: Int?) {
        self.activity = activity
        self.total = total
    }

    /// Goes on to the next item, whose name is fit for a message.
    package mutating func advance(to item: String) {
        done += 1
        self.item = item
    }

    /// What to write to the terminal now; nil when the last line is younger than a tenth of a
    /// second.
    package mutating func update(at now: ContinuousClock.Instant, columns: Int) -> String? {
        if let shown, now - shown < .milliseconds(100) { return nil }
        shown = now
        return Self.lineStart + text(columns: columns)
    }

    /// What takes the line off the terminal; nil when none was shown.
    package mutating func erase() -> String? {
        guard shown != nil else { return nil }
        shown = nil
        return Self.lineStart
    }

    /// The line, cut so that it never wraps: a wrapped line could not be overwritten.
    package func text(columns: Int) -> String {
        let count = total.map { "\(done) of \($0)" } ?? "\(done)"
        // Half the columns: a name may be wide, and no character is wider than two.
        let line = "\(activity) \(count): \(item)"
        return line.utf8.count < columns ? line : String(line.prefix(max(columns / 2, 1)))
    }

    /// Back to the first column, and the line cleared (ECMA-48 EL).
    private static let lineStart = "\r\u{1B}[K"
}
