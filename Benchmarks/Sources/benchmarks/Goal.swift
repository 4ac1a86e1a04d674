/// A target that the project sets itself, decided within one run.
struct Goal {
    /// What is promised.
    let promise: String
    /// The case that is promised something about.
    let subject: String
    /// The case that it is compared with.
    let peer: String
    /// What the times of peer and subject are divided to, and in which direction it counts.
    let bound: Bound

    /// How a ratio is held against a figure.
    enum Bound {
        /// The peer takes at least so many times as long.
        case timesFaster(Double)
        /// The subject takes at most so many times as long.
        case timesAsLong(Double)
    }

    /// All of them.
    static let all: [Goal] =
        [
            Goal(
                promise: "repeated tags at least 20 times faster than raw ICU",
                subject: "resolve repeated", peer: "ICU, resolve repeated",
                bound: .timesFaster(20)),
            Goal(
                promise: "ordinary tags at least 20 times faster than raw ICU",
                subject: "resolve ordinary", peer: "ICU, resolve ordinary",
                bound: .timesFaster(20)),
            Goal(
                promise: "a built-in text in at most half a dgettext hit", subject: "text",
                peer: "dgettext hit", bound: .timesAsLong(0.5)),
            Goal(
                promise: "card + push (label only) in at most 12 dgettext hits",
                subject: "card + push, label", peer: "dgettext hit", bound: .timesAsLong(12)),
        ]
        + ["resolve repeated", "text", "card + push, label"].map { name in
            Goal(
                promise: "two threads at least 1.7 times one: \(name)",
                subject: "\(name), 2 threads", peer: name, bound: .timesFaster(1.7))
        }

    /// The ratio and whether it is good enough.
    func verdict(medians: [String: Double]) -> (ratio: Double, isMet: Bool) {
        let (own, other) = (medians[subject] ?? .nan, medians[peer] ?? .nan)
        switch bound {
        case .timesFaster(let figure): return (other / own, other / own >= figure)
        case .timesAsLong(let figure): return (own / other, own / other <= figure)
        }
    }
}
