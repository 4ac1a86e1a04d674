import Testing
import cta

@Suite struct ProgressLineTests {
    @Test("says how far the work has come")
    func text() {
        var progress = ProgressLine("reading", total: 4000)
        progress.advance(to: "de.arb")
        progress.advance(to: "fr.arb")
        #expect(progress.text(columns: 80) == "reading 2 of 4000: fr.arb")
        var unknown = ProgressLine("reading", total: nil)
        unknown.advance(to: "de.arb")
        #expect(unknown.text(columns: 80) == "reading 1: de.arb")
    }

    @Test("never wraps, wide characters included")
    func width() {
        var progress = ProgressLine("reading", total: nil)
        progress.advance(to: String(repeating: "中", count: 100))
        #expect(progress.text(columns: 40) == "reading 1: " + String(repeating: "中", count: 9))
        #expect(progress.text(columns: 0).count == 1)
    }

    @Test("is drawn at most ten times a second, and erased only when drawn")
    func drawing() {
        let start = ContinuousClock.now
        var progress = ProgressLine("reading", total: 2)
        #expect(progress.erase() == nil)
        progress.advance(to: "a")
        #expect(progress.update(at: start, columns: 80) == "\r\u{1B}[Kreading 1 of 2: a")
        progress.advance(to: "b")
        #expect(progress.update(at: start + .milliseconds(99), columns: 80) == nil)
        #expect(
            progress.update(at: start + .milliseconds(100), columns: 80)
                == "\r\u{1B}[Kreading 2 of 2: b")
        #expect(progress.erase() == "\r\u{1B}[K")
        #expect(progress.erase() == nil)
    }

    static let terminals: [(Bool, String, String)] = [
        (true, "xterm", "\r\u{1B}[Kreading 1: a\r\u{1B}[K"), (true, "dumb", ""),
        (false, "xterm", ""),
    ]

    @Test("is shown only on a terminal that can erase it", arguments: terminals)
    func console(isInteractive: Bool, term: String, shown: String) {
        var console = Console.collecting(
            isInteractive: isInteractive, environment: ["TERM": term])
        var progress = ProgressLine("reading", total: nil)
        progress.advance(to: "a")
        console.show(&progress)
        console.erase(&progress)
        #expect(String(decoding: console.errors.pending, as: UTF8.self) == shown)
        #expect(console.output.pending.isEmpty)
    }
}
