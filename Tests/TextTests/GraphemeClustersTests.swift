import ICU
import Testing
import Text

@Suite struct GraphemeClustersTests {
    // The units and clusters of one text, counted with ICU 72 and Swift 6.3.
    @Test(
        "gives every cluster with its UTF-16 range",
        arguments: [
            ("", []),
            ("abc", [1, 1, 1]),
            ("a\r\nb", [1, 2, 1]),
            ("\n\r", [1, 1]),
            ("e\u{301}", [2]),
            ("👨\u{200D}👩\u{200D}👧\u{200D}👦x", [11, 1]),
            ("🏳\u{FE0F}\u{200D}🌈", [6]),
            ("🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}", [14]),
            ("🇺🇸🇺🇸", [4, 4]),
            ("🇺🇸🇺", [4, 2]),
            ("👍🏽1\u{FE0F}\u{20E3}❤\u{FE0F}", [4, 3, 2]),
            ("हिन्दी", [2, 4]),
            ("क्ष", [3]),
            ("\u{1112}\u{1161}\u{11AB}", [3]),
            ("\u{2068}a\u{2069}", [1, 1, 1]),
        ] as [(String, [Int])])
    func ranges(text: String, counts: [Int]) {
        let clusters = Array(GraphemeClusters(text))
        #expect(clusters.map(\.utf16Count) == counts)
        #expect(clusters.map { Array($0.text.utf16) }.joined().elementsEqual(text.utf16))
        var offset = 0
        for cluster in clusters {
            #expect(cluster.utf16Range == offset..<offset + cluster.text.utf16.count)
            offset = cluster.utf16Range.upperBound
        }
    }

    @Test("agrees with ICU on texts whose rules did not change between Unicode versions")
    func agreement() {
        var random = SeededRandom(seed: 7)
        for _ in 0..<2_000 {
            let text = HostilePieces.text(using: &random, count: 0...12, from: HostilePieces.stable)
            let ours = GraphemeClusters(text).map(\.utf16Range.upperBound)
            guard ours != Boundaries.grapheme.offsets(in: Array(text.utf16)) else { continue }
            Issue.record("\(text.unicodeScalars.map(\.value))")
        }
    }
}
