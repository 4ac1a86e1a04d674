/// Times cases side by side: each runs in short batches in turn, so that a slow moment of the machine meets all of them.
struct Stopwatch {
    /// One thing to time.
    struct Case {
        let name: String
        /// Runs a number of rounds.
        let run: (Int) -> Void
    }

    /// The median nanoseconds of one round, by case.
    static func medians(of cases: [Case], batches: Int = 21) -> [Double] {
        let rounds = cases.map { calibrated($0) }
        var samples = [[Double]](repeating: [], count: cases.count)
        for _ in 0..<batches {
            for (index, item) in cases.enumerated() {
                samples[index].append(nanoseconds(of: item, rounds: rounds[index]))
            }
        }
        return samples.map { $0.sorted()[$0.count / 2] }
    }

    /// As many rounds as take about ten milliseconds.
    private static func calibrated(_ item: Case) -> Int {
        var rounds = 16
        while true {
            let elapsed = nanoseconds(of: item, rounds: rounds) * Double(rounds)
            if elapsed > 5_000_000 || rounds > 1 << 26 { return max(1, Int(Double(rounds) * 10_000_000 / elapsed)) }
            rounds *= 4
        }
    }

    private static func nanoseconds(of item: Case, rounds: Int) -> Double {
        let clock = ContinuousClock()
        let elapsed = clock.measure { item.run(rounds) }
        let (seconds, attoseconds) = elapsed.components
        return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(rounds)
    }
}
