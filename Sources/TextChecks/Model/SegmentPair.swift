/// What of a translation is shown alone, beside what it translates.
struct SegmentPair {
    /// What it translates.
    let source: CheckedText
    /// The bytes of `source`.
    let sourceRange: Range<Int>
    /// The translation.
    let target: CheckedText
    /// The bytes of `target`.
    let targetRange: Range<Int>
    /// The plural category that the translation is for; nil when no number decides.
    let pluralCategory: String?
}

extension TextPair {
    /// Calls a body with each segment of the translation and the one of the source for the same
    /// selectors, else for `other`; with none when either is a broken message.
    func forEachSegment(_ body: (SegmentPair) -> Void) {
        guard traits.contains(.brace), source.isMessage || target.isMessage else {
            body(
                SegmentPair(
                    source: source, sourceRange: 0..<source.bytes.count, target: target,
                    targetRange: 0..<target.bytes.count,
                    pluralCategory: target.place.pluralCategory))
            return
        }
        guard !source.isBrokenMessage, !target.isBrokenMessage else { return }
        for segment in target.segments {
            guard let match = sourceSegment(for: segment) else { continue }
            body(
                SegmentPair(
                    source: source, sourceRange: match.range, target: target,
                    targetRange: segment.range, pluralCategory: segment.pluralCategory))
        }
    }

    private func sourceSegment(for segment: TextSegment) -> TextSegment? {
        let all = source.segments
        if all.count == 1 { return all[0] }
        func last(_ segment: TextSegment, is name: String?) -> Bool {
            guard let own = segment.path.last, let name else { return false }
            return own.utf8.elementsEqual(name.utf8)
        }
        return all.first { $0.path == segment.path }
            ?? all.first { last($0, is: segment.path.last) }
            ?? all.last { last($0, is: "other") } ?? all.last
    }
}
