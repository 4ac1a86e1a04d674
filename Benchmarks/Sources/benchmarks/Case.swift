/// One thing to time.
struct Case: Sendable {
    /// The name that the table shows; unique.
    let name: String
    /// Whether it is what the library is compared with.
    let isPeer: Bool
    /// How many threads run it at once.
    let threads: Int
    /// Runs a number of rounds and returns a checksum of what they answered, so that no round can be left out.
    let run: @Sendable (_ rounds: Int) -> UInt64

    init(
        _ name: String, isPeer: Bool = false, threads: Int = 1,
        run: @escaping @Sendable (_ rounds: Int) -> UInt64
    ) {
        self.name = name
        self.isPeer = isPeer
        self.threads = threads
        self.run = run
    }

    /// The same on several threads.
    func on(threads: Int) -> Case {
        Case("\(name), \(threads) threads", isPeer: isPeer, threads: threads, run: run)
    }
}
