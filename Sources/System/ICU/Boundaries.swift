internal import CICU

/// Text boundaries (UAX #29, UAX #14) through the system ICU, in the root locale.
package enum Boundaries: Sendable {
    case grapheme, word, line

    /// The offsets (UTF-16 units) of all boundaries after 0, ascending; the last one is the length of the text.
    ///
    /// Linear in the length, about 20 ns a unit.
    package func offsets(in units: [UInt16]) -> [Int] {
        guard !units.isEmpty else { return [] }
        let kind: CICUBreakKind =
            switch self {
            case .grapheme: .grapheme
            case .word: .word
            case .line: .line
            }
        var offsets = [Int32](repeating: 0, count: units.count)
        let count = unsafe cicu_boundaries(
            kind, units, Int32(units.count), &offsets, Int32(offsets.count))
        return offsets.prefix(max(0, Int(count))).map(Int.init)
    }
}
