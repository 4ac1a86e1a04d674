import TestSupport
import Testing

/// Heap allocations, counted by a program that has its own `malloc`.
@Suite struct AllocationTests {
    /// What one path of the program did.
    struct Count: Equatable {
        let calls: Int
        let allocations: Int
    }

    /// The counts by path, from `Tests/allocation-probe`.
    private static func counts() throws -> [String: Count] {
        let run = try BuiltCommand("allocation-probe").run()
        #expect(run.status == 0, "\(run.errorText)")
        let lines = run.outputText.split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(
            uniqueKeysWithValues: try lines.map { words in
                let calls = try #require(Int(words[1]))
                let allocations = try #require(Int(words[2]))
                try #require(words.count == 3, "\(words)")
                return (String(words[0]), Count(calls: calls, allocations: allocations))
            })
    }

    @Test("the counter sees a deliberate allocation in each call")
    func counter() throws {
        let deliberate = try #require(try Self.counts()["deliberate"])
        #expect(deliberate.calls > 0 && deliberate.allocations >= deliberate.calls)
    }

    // Unoptimized code puts on the heap what the optimizer keeps on the stack.
    #if !DEBUG
        @Test(
            "a built-in text for an ordinary tag, and the resolution of a repeated one, take no memory",
            arguments: ["text", "text-unseen", "resolve"])
        func none(path: String) throws {
            let count = try #require(try Self.counts()[path])
            #expect(count.calls > 0 && count.allocations == 0)
        }
    #endif
}
