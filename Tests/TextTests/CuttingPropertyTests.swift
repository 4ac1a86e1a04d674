import Foundation
import ICU
import Testing
import Text

/// What must hold for every text and limit. `CTA_PROPERTY_RUNS` sets how many texts are tried.
@Suite struct CuttingPropertyTests {
    private static let slices = 10
    private static let runs =
        ProcessInfo.processInfo.environment["CTA_PROPERTY_RUNS"].flatMap(Int.init) ?? 300_000

    @Test("holds for random hostile texts", arguments: 0..<slices)
    func properties(slice: Int) {
        var random = SeededRandom(seed: UInt64(slice))
        for _ in 0..<Self.runs / Self.slices {
            let text = HostilePieces.text(using: &random, count: 0...16)
            let limit = Int.random(in: 0...50, using: &random)
            let cut = text.cut(toUTF16: limit)
            guard let violation = Self.violation(of: cut, from: text, limit: limit) else {
                continue
            }
            Issue.record(
                "\(violation), limit \(limit): \(Self.escaped(text)) -> \(Self.escaped(cut))")
        }
    }

    /// The first property that a cut text violates, found without the code that cut it.
    private static func violation(of cut: String, from text: String, limit: Int) -> String? {
        if text.utf16.count <= limit {
            return cut.utf8.elementsEqual(text.utf8) ? nil : "changed although it fits"
        }
        guard cut.utf16.count <= limit else { return "too long" }
        guard cut.cut(toUTF16: limit).utf8.elementsEqual(cut.utf8) else { return "not idempotent" }
        var kept = Array(cut.unicodeScalars)
        guard kept.popLast() == "…" else { return limit == 0 && cut.isEmpty ? nil : "no ellipsis" }
        guard NaiveCutting.open(kept).isEmpty else { return "isolate or embedding left open" }
        let shown = kept.reversed().drop { $0 == "\u{2069}" || $0 == "\u{202C}" }
        if let last = shown.first, NaiveCutting.isBlank(last) {
            return "white space or opener at the end"
        }
        return isPrefixAtCluster(kept, of: text) ? nil : "no prefix at a cluster"
    }

    /// Whether scalars are a prefix of the text up to a cluster boundary and the closers of what is
    /// open there.
    private static func isPrefixAtCluster(_ kept: [Unicode.Scalar], of text: String) -> Bool {
        var prefix: [Unicode.Scalar] = []
        for cluster in GraphemeClusters(text) {
            guard prefix.count <= kept.count, kept.starts(with: prefix) else { return false }
            if kept.dropFirst(prefix.count).elementsEqual(NaiveCutting.closers(prefix)) {
                return true
            }
            prefix += cluster.scalars
        }
        return false
    }

    @Test("gives the cut that trying every place gives", arguments: 0..<slices)
    func oracle(slice: Int) {
        var random = SeededRandom(seed: 1_000 + UInt64(slice))
        for run in 0..<Self.runs / Self.slices / 60 {
            let text = HostilePieces.text(using: &random, count: 0...10)
            let units = Int.random(in: 0...50, using: &random)
            let bytes = Int.random(in: 0...100, using: &random)
            // A longer text could give Thai words that the window does not see to their end.
            guard text.utf16.count <= 64 else { continue }
            let budget =
                run % 2 == 0
                ? TextBudget(utf16: units)
                : TextBudget(utf16: units, cost: bytes) { $0 == "\0" ? 6 : UTF8.width($0) }
            let (cut, expected) = (text.cut(to: budget), NaiveCutting.cut(text, to: budget))
            if cut.utf8.elementsEqual(expected.utf8) { continue }
            Issue.record(
                """
                \(units) units, \(bytes) bytes: \(Self.escaped(text)) -> \(Self.escaped(cut)), \
                not \(Self.escaped(expected))
                """)
        }
    }

    // Run by `CTA_MEASURE=1 swift test -c release --filter CuttingPropertyTests`; no timing decides
    // a test.
    @Test(
        "prints what twice the text costs",
        .enabled(if: ProcessInfo.processInfo.environment["CTA_MEASURE"] != nil))
    func measure() {
        for piece in [
            "word ", "a", "日本語", "ไทย", "\u{2068}a\u{2069}", "\u{301}", "🇺🇸", "\u{2068}", "   ",
        ] {
            let times = [200_000, 400_000].map { units in
                let text = String(repeating: piece, count: units / piece.utf16.count)
                return (0..<7).map { _ in
                    ContinuousClock().measure { _ = text.cut(toUTF16: text.utf16.count - 1) }
                }.min() ?? .zero
            }
            print("\(Self.escaped(piece)): \(times[0]) \(times[1]) ratio \(times[1] / times[0])")
        }
        let long = String(repeating: "日本語 ", count: 300_000)
        let time = ContinuousClock().measure {
            for _ in 0..<1_000 { _ = long.cut(toUTF16: 60) }
        }
        print("1.2 million units cut to 60: \(time / 1_000)")
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
    }
}
