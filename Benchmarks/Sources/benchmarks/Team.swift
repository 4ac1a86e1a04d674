internal import Foundation
internal import Synchronization

/// The threads that run one case at the same time.
final class Team: Sendable {
    private struct Work {
        var checksum: UInt64 = 0
        var start: ContinuousClock.Instant?
        var end: ContinuousClock.Instant?
    }

    private let work = Mutex(Work())

    /// Runs a case on as many threads as it wants; a single one is started too, so that all pay the same.
    ///
    /// - Returns: The nanoseconds from the start of the first thread's work to the end of the last one's, and the sum of
    ///   what they answered.
    func run(_ item: Case, rounds: Int) -> (nanoseconds: Double, checksum: UInt64) {
        let group = DispatchGroup()
        for _ in 0..<item.threads {
            group.enter()
            Thread.detachNewThread {
                let start = ContinuousClock.now
                let answer = item.run(rounds)
                self.note(answer, from: start, to: .now)
                group.leave()
            }
        }
        group.wait()
        return work.withLock { work in
            guard let start = work.start, let end = work.end else { return (0, 0) }
            let (seconds, attoseconds) = start.duration(to: end).components
            return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9, work.checksum)
        }
    }

    private func note(
        _ answer: UInt64, from start: ContinuousClock.Instant, to end: ContinuousClock.Instant
    ) {
        work.withLock { work in
            work.checksum &+= answer
            work.start = min(work.start ?? start, start)
            work.end = max(work.end ?? end, end)
        }
    }
}
