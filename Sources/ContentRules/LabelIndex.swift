internal import ICU

/// The active labels of one kind and app, ready to be compared with; made once a catalog.
package struct LabelIndex: Sendable {
    private let byBytes: [[UInt8]: [String]]
    private let byFold: [[UInt8]: [String]]
    private let bySkeleton: [[UInt8]: [String]]

    /// Makes an index of labels; an id may come several times, once for each of its variants.
    package init(_ labels: [(id: String, text: String)]) {
        func grouped(_ key: (String) -> [UInt8]) -> [[UInt8]: [String]] {
            Dictionary(grouping: labels) { key($0.text) }.mapValues { $0.map(\.id) }
        }
        byBytes = grouped { Array($0.utf8) }
        byFold = grouped(\.foldedForComparison)
        bySkeleton = grouped(\.skeletonForComparison)
    }

    /// The id of another label with the same bytes.
    func identical(to text: String, in context: LabelContext) -> String? {
        byBytes.isEmpty ? nil : other(in: byBytes[Array(text.utf8)], context)
    }

    /// The id of another label that reads the same (NFKC_Casefold) or looks the same (UTS #39
    /// skeleton).
    ///
    /// Both are needed: the skeleton misses full-width letters, case folding misses Cyrillic ones.
    func similar(to text: String, in context: LabelContext) -> String? {
        guard !byBytes.isEmpty else { return nil }
        return other(in: byFold[text.foldedForComparison], context)
            ?? other(in: bySkeleton[text.skeletonForComparison], context)
    }

    /// The first label of a group that is another one than the label of the context.
    private func other(in ids: [String]?, _ context: LabelContext) -> String? {
        func isOther(_ other: String) -> Bool {
            context.id.map { !$0.utf8.elementsEqual(other.utf8) } ?? true
        }
        // A group keeps the order of the labels: behind the label itself stand the later ones.
        return context.comparesWithEarlierOnly
            ? ids?.first.flatMap { isOther($0) ? $0 : nil } : ids?.first(where: isOther)
    }
}
