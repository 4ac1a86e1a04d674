internal import Dispatch
internal import Synchronization

/// The parts of a large file, on several threads.
package enum FileParts {
    /// Makes something of each part.
    ///
    /// - Parameters:
    ///   - count: how many parts there are.
    ///   - jobs: on how many threads the body runs at once.
    ///   - body: makes something of the part at an index.
    /// - Returns: what was made, in the order of the parts.
    package static func map<Output: Sendable>(
        count: Int, jobs: Int, _ body: @Sendable (Int) -> Output
    ) -> [Output] {
        guard jobs > 1, count > 1 else { return (0..<count).map(body) }
        let made = Mutex([Output?](repeating: nil, count: count))
        forEach(count: count, jobs: jobs) { index in
            let output = body(index)
            made.withLock { $0[index] = output }
        }
        let outputs = made.withLock { made in
            // An owner of its own, so that the caller can take the parts apart without copies.
            defer { made = [] }
            return made
        }
        return outputs.compactMap { $0 }
    }

    /// Runs a body for each part.
    package static func forEach(count: Int, jobs: Int, _ body: @Sendable (Int) -> Void) {
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: min(jobs, count)) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                body(index)
            }
        }
    }
}
