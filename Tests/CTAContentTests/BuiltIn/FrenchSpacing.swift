import ICU

/// The white space before French punctuation (design §4.3; issue of the sixty-one languages).
enum FrenchSpacing {
    /// A mark and the scalar before it; of a run such as `?!` only the first mark.
    static func marks(
        _ marks: Set<Unicode.Scalar>, in text: String
    ) -> [(mark: Unicode.Scalar, before: Unicode.Scalar)] {
        let scalars = Array(text.unicodeScalars)
        return scalars.indices.dropFirst().compactMap { index in
            let before = scalars[index - 1]
            guard marks.contains(scalars[index]), !marks.contains(before) else { return nil }
            return (scalars[index], before)
        }
    }

    /// Whether a text has white space of any kind before an exclamation or question mark or a semicolon.
    static func hasSpacedMark(_ text: String) -> Bool {
        marks(high, in: text).contains { $0.before.has(.whiteSpace) }
    }

    /// The marks that are spaced in France and not in Canada.
    static let high: Set<Unicode.Scalar> = ["!", "?", ";"]
}
