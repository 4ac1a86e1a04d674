import Testing
import cta

@Suite struct TerminalTests {
    static let facts: [(Bool, [String: String], controls: Bool, color: Bool)] = [
        (true, ["TERM": "xterm"], true, true),
        (true, ["TERM": "xterm", "NO_COLOR": "1"], true, false),
        (true, ["TERM": "xterm", "NO_COLOR": "0"], true, false),
        (true, ["TERM": "xterm", "NO_COLOR": ""], true, true),
        (true, ["TERM": "dumb"], false, false),
        (true, ["TERM": ""], false, false),
        (true, [:], false, false),
        (false, ["TERM": "xterm"], false, false),
    ]

    @Test("allows colour on a terminal that has it and without NO_COLOR", arguments: facts)
    func color(isInteractive: Bool, environment: [String: String], controls: Bool, color: Bool) {
        let terminal = Terminal(isInteractive: isInteractive, measured: nil) { environment[$0] }
        #expect(terminal.hasControlSequences == controls)
        #expect(terminal.allowsColor == color)
    }

    static let widths: [(Int?, String?, Int)] = [
        (nil, nil, 80), (120, nil, 120), (120, "60", 60), (nil, "100", 100), (0, nil, 80),
        (5, nil, 20), (120, "x", 120), (120, "-4", 80), (nil, "99999999999999999999", 80),
        (nil, "999999", 1000),
    ]

    @Test("takes the width from COLUMNS, then from the terminal", arguments: widths)
    func width(measured: Int?, wanted: String?, columns: Int) {
        let terminal = Terminal(isInteractive: true, measured: measured) {
            $0 == "COLUMNS" ? wanted : nil
        }
        #expect(terminal.columns == columns)
    }

    @Test("a file is no terminal")
    func file() {
        #expect(!Terminal(descriptor: -1).isInteractive)
    }
}
