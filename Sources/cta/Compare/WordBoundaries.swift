internal import ICU

/// The words of a text, as ranges of its scalars.
///
/// ICU's word boundaries, which use a dictionary for Thai, Lao, Khmer, Chinese and Japanese; and a
/// boundary around all white space, also around U+202F, which ICU joins to the word before it.
struct WordBoundaries {
    /// The scalars of the text.
    let scalars: [Unicode.Scalar]
    /// Whether there is a boundary before each scalar, and at the end.
    private let isBoundary: [Bool]

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
        var isBoundary = [Bool](repeating: false, count: scalars.count + 1)
        isBoundary[0] = true
        let units = Set(Boundaries.word.offsets(in: Array(text.utf16)))
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            if units.contains(offset) { isBoundary[index] = true }
            if scalar.properties.isWhitespace {
                isBoundary[index] = true
                isBoundary[index + 1] = true
            }
            offset += UTF16.width(scalar)
        }
        isBoundary[scalars.count] = true
        self.isBoundary = isBoundary
    }

    /// Whether a range starts and ends at a boundary.
    func isAligned(_ range: Range<Int>) -> Bool {
        isBoundary[range.lowerBound] && isBoundary[range.upperBound]
    }

    /// Whether a range has white space or nothing on either side.
    func isBetweenSpaces(_ range: Range<Int>) -> Bool {
        let before = range.lowerBound == 0 || scalars[range.lowerBound - 1].properties.isWhitespace
        let after =
            range.upperBound == scalars.count || scalars[range.upperBound].properties.isWhitespace
        return before && after
    }

    /// A range without white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, scalars[start].properties.isWhitespace { start += 1 }
        while start < end, scalars[end - 1].properties.isWhitespace { end -= 1 }
        return start..<end
    }

    /// The words, marks between them included, white space left out.
    var words: [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        for end in 1..<isBoundary.count where isBoundary[end] {
            if !trimmed(start..<end).isEmpty { words.append(start..<end) }
            start = end
        }
        return words
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }
}
