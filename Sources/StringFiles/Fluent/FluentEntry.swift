/// The parts of a Fluent file, as places in its bytes.
package enum FluentEntry {
    /// A message or a term, with the comment right above it.
    case message(FluentMessage)
    /// A comment on its own.
    case comment(FluentComment)
    /// Lines that are no entry.
    case junk(Range<Int>, FluentFailure)
}

/// Why an entry could not be read: the furthest place that was reached.
package struct FluentFailure: Sendable {
    /// The offset.
    package var offset: Int
    /// What is wrong there.
    package var message: String
    /// Whether the entry may be right but is nested too deep or too long.
    package var isTooComplex = false
}

/// Comment lines of one level, one below the other.
package struct FluentComment {
    /// The number of signs: 1 for a message, 2 for a group, 3 for the file.
    package var level: Int
    /// All bytes, without the last line end.
    package var range: Range<Int>
    /// The text of each line.
    package var lines: [Range<Int>]
}
