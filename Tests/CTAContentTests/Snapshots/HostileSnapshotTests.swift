import CTAContent
import TestSupport
import Testing

/// Megabytes of JSON, deep nesting, repetition: an answer each time, and a bounded one.
@Suite struct HostileSnapshotTests {
    /// Ten megabytes in a full run; a debug build takes seconds for each.
    private static let size = Repository.isFullRun ? 10 << 20 : 1 << 20

    /// The text as often as it goes into the size, with commas between.
    private static func filled(_ text: String) -> String {
        let count = size / (text.utf8.count + 1)
        return "[" + Array(repeating: text, count: count).joined(separator: ",") + "]"
    }

    static let texts: [(String, @Sendable () -> String)] = [
        ("equal paywalls", { filled(#"{"id":"a","title":"A","products":[{"price":"1"}]}"#) }),
        ("empty objects", { filled("{}") }),
        ("a title", { #"[{"id":"a","title":"\#(String(repeating: "t", count: size))"}]"# }),
        (
            "a description",
            { #"[{"id":"a","description":"\#(String(repeating: "⁧ x", count: size / 5))"}]"# }
        ),
        (
            "an id",
            { #"[{"id":"\#(String(repeating: "\u{212A}", count: size / 3))","title":"A"}]"# }
        ),
        (
            "products", { #"[{"id":"a","title":"A","products":\#(filled(#"{"price":"1"}"#))}]"# }
        ),
        ("one member", { "[{" + filled(#""title":"A""#).dropFirst().dropLast() + "}]" }),
        ("nesting", { String(repeating: "[", count: size) }),
    ]

    @Test("answers megabytes by either policy", arguments: texts.indices)
    func large(index: Int) {
        let bytes = Array(Self.texts[index].1().utf8)
        for policy in SnapshotPolicy.allCases {
            let reading = Snapshot.read(json: bytes, policy: policy)
            #expect(reading.findings.count <= 1_000)
            #expect((reading.snapshot?.paywalls.count ?? 0) <= 20)
            if policy == .strict { #expect(reading.snapshot == nil || index == 3) }
        }
    }

    @Test("answers a thousand levels of nesting wherever they stand", arguments: 0..<4)
    func nesting(place: Int) {
        let deep =
            String(repeating: "[", count: 1_000) + String(repeating: "]", count: 1_000)
        let json = [
            deep, #"{"paywalls":\#(deep)}"#, #"[{"id":\#(deep),"title":"A"}]"#,
            #"[{"id":"a","title":"A","unknown":\#(deep)}]"#,
        ][place]
        for policy in SnapshotPolicy.allCases {
            let reading = Snapshot.read(json: Array(json.utf8), policy: policy)
            #expect(reading.snapshot == nil)
            #expect(reading.findings.contains { $0.check == "snapshot.json" })
        }
    }

    @Test("answers every cut of a snapshot, and bytes that are not UTF-8")
    func cuts() throws {
        let bytes = try Repository.bytes("fixtures/snapshots/plans.json")
        for end in bytes.indices {
            for policy in SnapshotPolicy.allCases {
                let reading = Snapshot.read(json: Array(bytes[..<end]), policy: policy)
                #expect(reading.snapshot == nil || end > bytes.count - 2)
                var broken = bytes
                broken[end] = 0xFF
                #expect(Snapshot.read(json: broken, policy: policy).snapshot == nil)
            }
        }
    }
}
