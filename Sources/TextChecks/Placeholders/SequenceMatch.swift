/// How one sequence of types became another one.
struct SequenceMatch {
    /// What of the source has no counterpart.
    private(set) var unmatchedSource: [Int] = []
    /// What of the translation has none.
    private(set) var unmatchedTarget: [Int] = []
    /// Whether both have the same types in another order.
    private(set) var isReordering = false
    /// The first place where the types differ.
    private(set) var firstDifference: Int?

    /// More placeholders than any text has are not compared one by one.
    private static let most = 40

    /// Finds a longest common subsequence.
    ///
    /// - Complexity: the product of the counts, which are limited.
    init(_ allSource: [ValueType], _ allTarget: [ValueType]) {
        let source = allSource.prefix(Self.most)
        let target = allTarget.prefix(Self.most)
        firstDifference = zip(source, target).enumerated().first { !$1.1.fits($1.0) }?.offset
        var rest = Array(source)
        var unmatched = 0
        for type in target {
            if let index = rest.firstIndex(where: { type.fits($0) }) {
                rest.remove(at: index)
            } else {
                unmatched += 1
            }
        }
        isReordering = rest.isEmpty && unmatched == 0 && firstDifference != nil
        var lengths = [[Int]](
            repeating: [Int](repeating: 0, count: target.count + 1), count: source.count + 1)
        for left in source.indices.reversed() {
            for right in target.indices.reversed() {
                lengths[left][right] =
                    target[right].fits(source[left])
                    ? lengths[left + 1][right + 1] + 1
                    : max(lengths[left + 1][right], lengths[left][right + 1])
            }
        }
        var (left, right) = (0, 0)
        while left < source.count, right < target.count {
            if target[right].fits(source[left]) {
                left += 1
                right += 1
            } else if lengths[left + 1][right] >= lengths[left][right + 1] {
                unmatchedSource.append(left)
                left += 1
            } else {
                unmatchedTarget.append(right)
                right += 1
            }
        }
        unmatchedSource += left..<source.count
        unmatchedTarget += right..<target.count
    }
}
