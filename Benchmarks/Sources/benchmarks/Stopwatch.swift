/// Times cases side by side: each runs in short turns, so that a slow moment of the machine meets all of them.
struct Stopwatch {
    /// How often each case has its turn.
    static let turns = 101
    /// About how long a turn takes, in nanoseconds: shorter than what a busy kernel gives a thread that has just woken up.
    private static let turnTime = 3_000_000.0

    /// The sum of all checksums.
    private(set) var checksum: UInt64 = 0

    /// The median nanoseconds that one round takes, by the name of the case. On several threads it is the time in which all
    /// of them together do one round.
    mutating func medians(of cases: [Case]) -> [String: Double] {
        let rounds = cases.map { calibrated($0) }
        var samples = [[Double]](repeating: [], count: cases.count)
        for _ in 0..<Self.turns {
            for (index, item) in cases.enumerated() {
                samples[index].append(nanoseconds(of: item, rounds: rounds[index]))
            }
        }
        let medians = samples.map { $0.sorted()[$0.count / 2] }
        return Dictionary(uniqueKeysWithValues: zip(cases.map(\.name), medians))
    }

    /// As many rounds as take a turn's time.
    private mutating func calibrated(_ item: Case) -> Int {
        // What is made on first use must not count.
        checksum &+= item.run(2_000)
        var rounds = 64
        while true {
            // The fastest of a few: one that was interrupted would make the turns too short.
            let times = (0..<5).map { _ in nanoseconds(of: item, rounds: rounds) }
            let time = (times.min() ?? 1) * Double(rounds * item.threads)
            if time > Self.turnTime / 3 || rounds > 1 << 26 {
                return max(1, Int(Double(rounds) * Self.turnTime / time))
            }
            rounds *= 4
        }
    }

    /// Runs a case with a number of rounds on each of its threads.
    private mutating func nanoseconds(of item: Case, rounds: Int) -> Double {
        let (time, sum) = Team().run(item, rounds: rounds)
        checksum &+= sum
        return time / Double(rounds * item.threads)
    }
}
