/// A place that a rule has found, before it becomes a finding.
struct Spot {
    /// The place, in scalars.
    let range: Range<Int>
    /// What could stand there instead; nil when no rewriting is safe.
    let replacement: [Unicode.Scalar]?

    /// Makes a spot.
    init(_ range: Range<Int>, replacement: [Unicode.Scalar]? = nil) {
        self.range = range
        self.replacement = replacement
    }
}
