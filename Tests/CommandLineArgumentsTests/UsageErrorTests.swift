import CommandLineArguments
import Testing

@Suite struct UsageErrorTests {
    static let lines: [([RawArgument], String)] = [
        // Which command.
        ([], "tool: missing command (try 'tool --help')"),
        ([""], "tool: unknown command '' (try 'tool --help')"),
        (["-"], "tool: unknown command '-' (try 'tool --help')"),
        (["--"], "tool: missing command (try 'tool --help')"),
        (["crad"], "tool: unknown command 'crad', did you mean 'card'? (try 'tool --help')"),
        (["CARD"], "tool: unknown command 'CARD', did you mean 'card'? (try 'tool --help')"),
        (["help"], "tool: unknown command 'help' (try 'tool --help')"),
        (["--json", "card"], "tool: unknown option '--json' (try 'tool --help')"),
        (["--version=1"], "tool: '--version' takes no value (try 'tool --help')"),
        (["label"], "tool label: missing command (try 'tool label --help')"),
        (
            ["label", "lst"],
            "tool label: unknown command 'lst', did you mean 'list'? (try 'tool label --help')"
        ),
        (
            ["label", "--version"],
            "tool label: unknown option '--version' (try 'tool label --help')"
        ),
        (
            ["label", "list", "--x"],
            "tool label list: unknown option '--x' (try 'tool label list --help')"
        ),
        // Which option.
        (
            ["card", "--langauge", "de"],
            card("unknown option '--langauge', did you mean '--language'?")
        ),
        (
            ["card", "--langauge=de"],
            card("unknown option '--langauge', did you mean '--language'?")
        ),
        (
            ["card", "--LANGUAGE", "de"],
            card("unknown option '--LANGUAGE', did you mean '--language'?")
        ),
        (
            ["card", "-language", "de"],
            card("unknown option '-language', did you mean '--language'?")
        ),
        (["card", "--frobnicate"], card("unknown option '--frobnicate'")),
        (["card", "-x"], card("unknown option '-x'")),
        (["card", "-xyz"], card("unknown option '-xyz'")),
        (["card", "-1"], card("unknown option '-1'")),
        (["card", "-:"], card("unknown option '-:'")),
        (
            ["card", "--la", "de"],
            card("option '--la' is ambiguous: '--language', '--label', '--label-text'")
        ),
        (
            ["card", "--la=de"],
            card("option '--la' is ambiguous: '--language', '--label', '--label-text'")
        ),
        (["card", "--="], card("unknown option '--='")),
        (["card", "--=x"], card("unknown option '--=x'")),
        (
            ["label", "list", "--="],
            "tool label list: unknown option '--=' (try 'tool label list --help')"
        ),
        (["label", "--=x"], "tool label: unknown option '--=x' (try 'tool label --help')"),
        (["card", "---"], card("unknown option '---'")),
        // Values and how often.
        (["card"], card("missing '--language TAG'")),
        (["card", "--language"], card("missing value of '--language TAG'")),
        (["card", "--lang"], card("missing value of '--language TAG'")),
        (["card", "--json=yes", "--language", "de"], card("'--json' takes no value")),
        (["card", "--language", "de", "--language=fr"], card("'--language' is given twice")),
        (["card", "--language", "de", "--json", "--js"], card("'--json' is given twice")),
        (
            ["card", "--language=de", "--label=a", "--label-text=b"],
            card("'--label' and '--label-text' exclude each other")
        ),
        (
            ["card", "--language=de", "--app=-", "--snapshot", "-"],
            card("'-' is given twice, standard input can be read only once")
        ),
        (
            ["card", "--language=de", "--kind=ofer"],
            card("bad value 'ofer' for '--kind', did you mean 'offer'?")
        ),
        (
            ["card", "--language=de", "--kind=x"],
            card("bad value 'x' for '--kind', expected offer or review")
        ),
        (
            ["card", "--language=de", "--kind="],
            card("bad value '' for '--kind', expected offer or review")
        ),
        // Equal to Swift's String, not to a byte.
        (
            ["card", "--language=de", "--kind=offer\u{34F}"],
            card("bad value 'offer\\u{34F}' for '--kind', did you mean 'offer'?")
        ),
        (
            ["card", "--language=de", "--limit=61"],
            card("bad value '61' for '--limit', expected a whole number from 1 to 60")
        ),
        (
            ["card", "--language=de", "--limit", "-1"],
            card("bad value '-1' for '--limit', expected a whole number from 1 to 60")
        ),
        (
            ["card", "--language=de", "--limit=9223372036854775808"],
            card(
                "bad value '9223372036854775808' for '--limit', expected a whole number from 1 to 60"
            )
        ),
        (
            ["card", "--language=de", "--limit=+5"],
            card("bad value '+5' for '--limit', expected a whole number from 1 to 60")
        ),
        (
            ["card", "--language=de", "--limit=٣"],
            card("bad value '٣' for '--limit', expected a whole number from 1 to 60")
        ),
        (
            ["card", "--language=de", "--value=a"],
            card("bad value 'a' for '--value', expected NAME=TEXT")
        ),
        (
            ["card", "--language=de", "--value==b"],
            card("bad value '=b' for '--value', expected NAME=TEXT")
        ),
        (
            ["card", "--language=de", "--value=a=1", "--value=a=2"],
            card("'--value' names 'a' twice")
        ),
        (
            ["card", "--language=de", "--app="],
            card("bad value '' for '--app', expected a file to read")
        ),
        (
            ["card", "--language=de", "--offered=,"],
            card(
                "bad value ',' for '--offered', expected text, with commas between the entries and none empty"
            )
        ),
        (
            ["card", RawArgument("--language=".utf8 + [0xFF, 0x41])],
            card("bad value '\\xFFA' for '--language', expected valid UTF-8")
        ),
        ([RawArgument([0xC3])], "tool: unknown command '\\xC3' (try 'tool --help')"),
        (["card", RawArgument("--".utf8 + [0xFF])], card("unknown option '--\\xFF'")),
        (["card", "--x\ny\u{202E}"], card("unknown option '--x\\ny\\u{202E}'")),
        // Operands.
        (["card", "--language=de", "x"], card("unexpected operand 'x'")),
        (["card", "--language=de", "--", "--json"], card("unexpected operand '--json'")),
        (["convert"], "tool convert: missing 'IN' (try 'tool convert --help')"),
        (
            ["convert", "a", "b", "c"],
            "tool convert: unexpected operand 'c' (try 'tool convert --help')"
        ),
        (["scan", "--quiet"], "tool scan: missing 'PATH' (try 'tool scan --help')"),
        (
            ["scan", "-", "a", "-"],
            "tool scan: '-' is given twice, standard input can be read only once"
                + " (try 'tool scan --help')"
        ),
        (
            ["scan", ""],
            "tool scan: bad value '' for 'PATH', expected a file to read (try 'tool scan --help')"
        ),
    ]

    @Test("names the command, the place and the way to help", arguments: lines)
    func error(line: [RawArgument], message: String) {
        let error = #expect(throws: UsageError.self) { try Sample.table.parse(line) }
        #expect(error?.description == message)
    }

    static func card(_ message: String) -> String {
        "tool card: \(message) (try 'tool card --help')"
    }
}
