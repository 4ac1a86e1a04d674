internal import ICU

/// How a device's text differs from the backend's, word by word.
package struct TextDifference: Sendable {
    /// The words that the device lacks, each as the backend writes it; adjacent ones together.
    package private(set) var missing: [String] = []
    /// The words that only the device has.
    package private(set) var unexpected: [String] = []
    /// Words that stand in the place of others.
    package private(set) var replaced: [(device: String, backend: String)] = []
    /// Differences in what is between the words, by code point.
    package private(set) var marks: [String] = []

    /// Compares two texts; nil when they are the same bytes.
    package init?(device: String, backend: String) {
        guard !device.utf8.elementsEqual(backend.utf8) else { return nil }
        if addNormalization(device, backend) { return }
        let (left, right) = (WordBoundaries(device), WordBoundaries(backend))
        if let word = Self.singleGap(in: right, without: left.scalars) {
            missing = [word]
        } else if let word = Self.singleGap(in: left, without: right.scalars) {
            unexpected = [word]
        } else {
            addWords(left, right)
        }
    }

    /// What differs, as the end of a message: `the word "ver" is missing`.
    package var clause: String {
        var clauses: [String] = []
        if !missing.isEmpty { clauses.append(Self.clause(missing, "is missing", "are missing")) }
        for (device, backend) in replaced {
            var clause = "\(ShownText.quoted(device)) instead of \(ShownText.quoted(backend))"
            if ScalarDifference.isInvisible(device, backend),
                let names = ScalarDifference.clause(
                    device: Array(device.unicodeScalars)[...],
                    backend: Array(backend.unicodeScalars)[...])
            {
                clause += " (\(names))"
            }
            clauses.append(clause)
        }
        if !unexpected.isEmpty {
            clauses.append(Self.clause(unexpected, "is too much", "are too much"))
        }
        return (clauses + marks).joined(separator: "; ")
    }

    private static func clause(_ words: [String], _ one: String, _ many: String) -> String {
        let list = words.map(ShownText.quoted).joined(separator: ", ")
        return words.count == 1 ? "the word \(list) \(one)" : "the words \(list) \(many)"
    }

    /// Whether only the normalization form differs.
    private mutating func addNormalization(_ device: String, _ backend: String) -> Bool {
        let composed = Normalization.nfc
        guard composed.apply(to: device).utf8.elementsEqual(composed.apply(to: backend).utf8) else {
            return false
        }
        let form = Normalization.nfd.holds(for: device) ? "NFD" : "another normalization form"
        let place = ScalarDifference.clause(
            device: Array(device.unicodeScalars)[...], backend: Array(backend.unicodeScalars)[...])
        marks = ["the same characters in \(form)" + (place.map { ": \($0)" } ?? "")]
        return true
    }

    /// The one run of words that the longer text has more; nil when the texts differ otherwise.
    ///
    /// The run that was taken out is not unique (`ab` from `xabab`), so of the places where it could
    /// have been the one between spaces counts, else one between word boundaries. This does not depend on how the rest is
    /// divided: a Thai text divides differently when a word is gone.
    private static func singleGap(
        in longer: WordBoundaries, without shorter: [Unicode.Scalar]
    ) -> String? {
        let (long, short) = (longer.scalars, shorter)
        let gap = long.count - short.count
        guard gap > 0 else { return nil }
        let start = zip(long, short).prefix { $0 == $1 }.count
        let end = zip(long.reversed(), short.reversed()).prefix { $0 == $1 }.count
        guard start + end >= short.count else { return nil }
        let ranges = (short.count - end...start).reversed()
            .map { longer.trimmed($0..<($0 + gap)) }
            .filter { !$0.isEmpty && longer.isAligned($0) }
        let range =
            ranges.first { longer.isBetweenSpaces($0) } ?? ranges.first { $0.count == gap }
            ?? ranges.first
        return range.map(longer.text)
    }

    private mutating func addWords(_ device: WordBoundaries, _ backend: WordBoundaries) {
        let (left, right) = (device.words, backend.words)
        let runs = WordRuns(device: left.map(device.text), backend: right.map(backend.text))
        for run in runs.runs {
            let theirs = Self.text(device, left, run.device)
            let ours = Self.text(backend, right, run.backend)
            switch (theirs, ours) {
            case (let theirs?, let ours?): replaced.append((theirs, ours))
            case (nil, let ours?): missing.append(ours)
            case (let theirs?, nil): unexpected.append(theirs)
            case (nil, nil): break
            }
        }
        if runs.runs.isEmpty { addGaps(device, left, backend, right) }
    }

    /// Differences between the words of two texts that have the same words.
    private mutating func addGaps(
        _ device: WordBoundaries, _ left: [Range<Int>], _ backend: WordBoundaries,
        _ right: [Range<Int>]
    ) {
        for index in 0...min(left.count, right.count) {
            let theirs = Self.gap(index, left, device.scalars)
            let ours = Self.gap(index, right, backend.scalars)
            guard let clause = ScalarDifference.clause(device: theirs, backend: ours) else {
                continue
            }
            let place =
                index > 0
                ? "behind \(ShownText.quoted(backend.text(right[index - 1])))" : "at the start"
            marks.append("\(clause) \(place)")
        }
    }

    /// The white space before a word, or behind the last one.
    private static func gap(
        _ index: Int, _ words: [Range<Int>], _ scalars: [Unicode.Scalar]
    ) -> ArraySlice<Unicode.Scalar> {
        let start = index > 0 ? words[index - 1].upperBound : 0
        let end = index < words.count ? words[index].lowerBound : scalars.count
        return scalars[start..<end]
    }

    /// The text from the first to the last word of a run; nil for none.
    private static func text(
        _ boundaries: WordBoundaries, _ words: [Range<Int>], _ run: Range<Int>
    ) -> String? {
        guard !run.isEmpty else { return nil }
        return boundaries.text(
            words[run.lowerBound].lowerBound..<words[run.upperBound - 1].upperBound)
    }
}
