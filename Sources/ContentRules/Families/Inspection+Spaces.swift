/// Spaces at the edges and in a row.
extension Inspection {
    /// Looks at the edges and at every run of spaces between them.
    mutating func checkSpaces() {
        guard scope.rules.containsAny(of: [.edgeSpace, .doubleSpace]),
            !text.traits.isDisjoint(with: [.nonASCII, .control, .looseSpace])
        else { return }
        let scalars = text.scalars
        let start = scalars.prefix(while: \.isWhiteSpace).count
        let end = max(start, scalars.count - scalars.reversed().prefix(while: \.isWhiteSpace).count)
        let edges = [0..<start, end..<scalars.count].filter(isMoreThanControls)
        report(.edgeSpace, at: edges.map { Spot($0, replacement: []) }) { spot in
            let edge = spot.range.lowerBound == 0 ? "start" : "end"
            return "\(scalars[spot.range.lowerBound].named) at the \(edge); remove it"
        }

        let doubles = runsOfSpaces(in: start..<end)
        report(.doubleSpace, at: doubles.map { Spot($0, replacement: [scalars[$0.lowerBound]]) }) {
            "\($0.range.count) spaces in a row, the first \(scalars[$0.range.lowerBound].code); keep one"
        }
    }

    /// Whether a range has white space that is not already reported as a control.
    private func isMoreThanControls(_ range: Range<Int>) -> Bool {
        text.scalars[range].contains { $0.isSpace || $0 == "\n" && scope.controls != .none }
    }

    /// The runs of two or more spaces inside lines; what indents a line is meant.
    private func runsOfSpaces(in range: Range<Int>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var place = range.lowerBound
        while place < range.upperBound {
            var end = place
            while end < range.upperBound, text.scalars[end].isSpace { end += 1 }
            if end - place > 1, text[place - 1]?.isLayout != true { runs.append(place..<end) }
            place = max(end, place + 1)
        }
        return runs
    }
}
