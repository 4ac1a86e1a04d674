internal import Text

/// How long and how wide a text is.
extension Inspection {
    /// Counts units against the limit.
    mutating func checkLength() {
        let count = text.utf16Count
        guard count > scope.limit else { return }
        // The first scalar that does not fit as a whole.
        let fitting = text.index(atUTF16Offset: scope.limit + 1) - 1
        report(
            .tooLong, at: fitting..<text.scalars.count,
            message: "\(scope.noun) has \(count) units, the limit is \(scope.limit); "
                + "shorten it by \(count - scope.limit)")
    }

    /// Counts display columns against the width of a button.
    mutating func checkWidth() {
        guard wants(.wide), text.mostColumns > scope.columnLimit else { return }
        var columns = 0
        var excess: Int?
        if text.traits.contains(.nonASCII) {
            for cluster in GraphemeClusters(text.text) {
                columns += DisplayColumns.count(cluster)
                if columns > scope.columnLimit, excess == nil {
                    excess = cluster.utf16Range.lowerBound
                }
            }
        } else {
            columns = text.scalars.count
            excess = columns > scope.columnLimit ? scope.columnLimit : nil
        }
        guard let excess else { return }
        report(
            .wide, at: text.index(atUTF16Offset: excess)..<text.scalars.count,
            message: "\(scope.noun) takes \(columns) columns, a button shows \(scope.columnLimit); "
                + "shorten it")
    }

    /// Finds clusters that no reader would take for one character.
    mutating func checkClusters() {
        guard text.traits.contains(.nonASCII), wants(.oversizedCluster), text.hasLongRunOfMarks
        else { return }
        var spots: [Spot] = []
        var sizes: [Int] = []
        for cluster in GraphemeClusters(text.text)
        where cluster.utf16Count > ScannedText.clusterLimit
            && !EmojiSequence.isWellFormed(cluster.scalars)
        {
            let start = text.index(atUTF16Offset: cluster.utf16Range.lowerBound)
            spots.append(Spot(start..<start + cluster.scalars.count))
            sizes.append(cluster.utf16Count)
        }
        report(
            .oversizedCluster, at: spots,
            messages: sizes.map {
                "one character of \($0) units, at most \(ScannedText.clusterLimit) can be shown; "
                    + "remove marks"
            })
    }
}
