import ICU
import Text

/// Cutting by trying every cluster boundary from the whole text, in quadratic time: what the real
/// code must equal.
enum NaiveCutting {
    static func cut(_ text: String, to budget: TextBudget) -> String {
        if budget.holds(text) { return text }
        let lineBreaks = Set(Boundaries.line.offsets(in: Array(text.utf16)))
        var longest: [Unicode.Scalar] = []
        var longestAtWord: [Unicode.Scalar] = []
        var prefix: [[Unicode.Scalar]] = []
        for cluster in GraphemeClusters(text) {
            prefix.append(Array(cluster.scalars))
            let core = trimmed(prefix)
            guard budget.holds(finished(core)) else { continue }
            longest = units(core) > units(longest) ? core : longest
            if lineBreaks.contains(cluster.utf16Range.upperBound) { longestAtWord = core }
        }
        let kept = 2 * units(longestAtWord) >= units(longest) ? longestAtWord : longest
        return budget.holds(finished(kept)) ? finished(kept) : ""
    }

    private static func finished(_ core: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(core + closers(core) + ["…"]))
    }

    /// The clusters without what trails: from the first blank one of those at the end that show
    /// nothing.
    private static func trimmed(_ clusters: [[Unicode.Scalar]]) -> [Unicode.Scalar] {
        var kept = clusters
        var end = clusters.count
        while let last = kept.popLast() {
            let shown = last.reversed().drop { Visibility.isInvisible($0) && !isBlank($0) }
            if let scalar = shown.first {
                guard isBlank(scalar) else { break }
                end = kept.count
            }
        }
        return Array(clusters[..<end].joined())
    }

    /// The openers that are not closed at the end of the scalars, outermost first.
    static func open(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var open: [Unicode.Scalar] = []
        for scalar in scalars {
            switch scalar.value {
            case 0x2066...0x2068, 0x202A, 0x202B, 0x202D, 0x202E: open.append(scalar)
            case 0x202C: if let last = open.last, last.value < 0x2066 { open.removeLast() }
            case 0x2069:
                if let isolate = open.lastIndex(where: { $0.value >= 0x2066 }) {
                    open.removeSubrange(isolate...)
                }
            case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: open.removeAll()
            default: break
            }
        }
        return open
    }

    static func closers(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        open(scalars).reversed().map { $0.value >= 0x2066 ? "\u{2069}" : "\u{202C}" }
    }

    /// White space, or an opener: what may not stand before the closers.
    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || !open([scalar]).isEmpty
    }

    private static func units(_ scalars: [Unicode.Scalar]) -> Int {
        scalars.reduce(0) { $0 + UTF16.width($1) }
    }
}
