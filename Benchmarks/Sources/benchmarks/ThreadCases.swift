/// The same work on one, two and four threads.
struct ThreadCases {
    /// The cases to repeat on more threads.
    let cases: [Case]

    var group: CaseGroup {
        CaseGroup(
            title: "Threads",
            cases: ([Self.nothingShared] + cases).flatMap { item in
                [item, item.on(threads: 2), item.on(threads: 4)]
            })
    }

    /// What the machine itself gives to several threads at this moment: arithmetic in registers.
    private static let nothingShared = Case("nothing shared") { rounds in
        var sum = UInt64(truncatingIfNeeded: rounds)
        for _ in 0..<rounds {
            for _ in 0..<32 { sum = (sum ^ sum >> 29) &* 0x9E37_79B9_7F4A_7C15 }
        }
        return sum
    }
}
