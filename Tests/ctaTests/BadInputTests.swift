import JSON
import TestSupport
import Testing

/// Runs of the built `cta` on input that it cannot use (design §11 and §12).
@Suite struct BadInputTests {
    let cta: BuiltCommand

    init() throws {
        cta = try BuiltCommand("cta")
    }

    private static let offer = "card --language de --paywall plans"
    private static let example = "\(offer) --app %/fixtures/catalogs/offers.json"
    private static let notUTF8: [UInt8] = Array(#"{"schemaVersion":1,"app":"#.utf8) + [0x22, 0xFF]

    static let usage: [BadInput] = [
        BadInput(
            "card --langauge de", status: 2,
            "cta card: unknown option '--langauge', did you mean '--language'? "
                + "(try 'cta card --help')"),
        BadInput(
            "card --language de", status: 2,
            "cta card: an offer card needs '--paywall ID' (try 'cta card --help')"),
        BadInput("lint", status: 2, "cta lint: missing 'PATH' (try 'cta lint --help')"),
        BadInput(
            "lint %/Locales --format xml", status: 2,
            "cta lint: bad value 'xml' for '--format', expected text, json, sarif or github "
                + "(try 'cta lint --help')"),
        BadInput(
            "lint %/Locales --fail-on eror", status: 2,
            "cta lint: bad value 'eror' for '--fail-on', did you mean 'error'? "
                + "(try 'cta lint --help')"),
        BadInput(
            "lint - --source -", status: 2,
            "cta lint: '-' is given twice, standard input can be read only once "
                + "(try 'cta lint --help')"),
        BadInput(
            "checks --explain label.wid", status: 2,
            "cta checks: bad value 'label.wid' for '--explain', did you mean 'label.wide'? "
                + "(try 'cta checks --help')"),
        BadInput(
            "checks --explain label.wide --markdown", status: 2,
            "cta checks: '--explain' and '--markdown' exclude each other "
                + "(try 'cta checks --help')"),
        BadInput(
            "convert %/Locales/de.arb", status: 2,
            "cta convert: missing 'OUT' (try 'cta convert --help')"),
        BadInput(
            "convert %/Locales/de.arb %/Locales/../Locales/de.arb", status: 2,
            "cta convert: IN and OUT are one file, name another OUT (try 'cta convert --help')"),
        BadInput(
            "convert - - --to xcstring", status: 2,
            "cta convert: bad value 'xcstring' for '--to', did you mean 'xcstrings'? "
                + "(try 'cta convert --help')"),
        BadInput(
            "diff - -", status: 2,
            "cta diff: '-' is given twice, standard input can be read only once "
                + "(try 'cta diff --help')"),
        BadInput(
            "pseudo %/Locales/en.arb %/Locales/en.arb", status: 2,
            "cta pseudo: IN and OUT are one file, name another OUT (try 'cta pseudo --help')"),
        BadInput(
            "pseudo %/Locales/en.arb --locale en-XB", status: 2,
            "cta pseudo: bad value 'en-XB' for '--locale', did you mean 'en-XA'? "
                + "(try 'cta pseudo --help')"),
        BadInput(
            "texts", status: 2, "cta texts: missing '--language TAG' (try 'cta texts --help')"),
        BadInput(
            "explain de --default x\ny", status: 2,
            #"cta explain: '--default x\ny' is not offered (try 'cta explain --help')"#),
    ]

    static let files: [BadInput] = [
        BadInput("\(offer) --app /nowhere", status: 3, "cta: /nowhere: no such file"),
        BadInput("\(offer) --envelope /nowhere", status: 3, "cta: /nowhere: no such file"),
        BadInput("\(offer) --app /tmp", status: 3, "cta: /tmp: is a directory, not a file"),
        BadInput("lint %/Locales /nowhere", status: 3, "cta: /nowhere: no such file"),
        BadInput("lint %/Locales --source /nowhere", status: 3, "cta: /nowhere: no such file"),
        BadInput("coverage %/Locales /nowhere", status: 3, "cta: /nowhere: no such file"),
        BadInput("coverage %/Sources", status: 3, "cta: %/Sources: no string file in it"),
        BadInput("convert /nowhere -", status: 3, "cta: /nowhere: no such file"),
        BadInput(
            "convert %/Locales -", status: 3, "cta: %/Locales: is a directory, not a file"),
        BadInput(
            "convert %/Locales/de.arb /nowhere/de.arb", status: 3,
            "cta: /nowhere/de.arb: no such file"),
        BadInput(
            "convert %/Locales/de.arb /", status: 3, "cta: /: is a directory, not a file"),
        BadInput("diff %/Locales /nowhere", status: 3, "cta: %/Locales/nowhere: no such file"),
        BadInput("pseudo /nowhere", status: 3, "cta: /nowhere: no such file"),
        BadInput(
            "lint %/fixtures/catalogs", status: 3, "cta: %/fixtures/catalogs: no string file in it"),
    ]

    static let content: [BadInput] = [
        BadInput(
            "\(offer) --app -",
            input: Array(#"{"schemaVersion":1,"app":"a","offers":{"sendsPush":"yes"}}"#.utf8),
            status: 1,
            "cta: standard input:1:52: error: offers.sendsPush must be true or false"),
        BadInput(
            "\(offer) --app -", input: Array("[]".utf8), status: 1,
            "cta: standard input:1:1: error: a catalog is a JSON object"),
        BadInput(
            "\(offer) --app -", input: notUTF8 + Array(#""}"#.utf8), status: 1,
            "cta: standard input:1:27: error: the byte 0xFF is not UTF-8 here; "
                + "save the file as UTF-8"),
        BadInput(
            "\(example) --label nope", status: 1, "cta: no label 'nope' for offer cards"),
        BadInput(
            "\(example) --label no\npe", status: 1, #"cta: no label 'no\npe' for offer cards"#),
        BadInput("\(example) --label spring", status: 1, "cta: label 'spring' is archived"),
        BadInput(
            "\(offer) --suggest nope", status: 1, "cta: no suggestion 'nope' for offer cards"),
        BadInput(
            "\(offer) --label-text a\u{202E}b --json", status: 1,
            "cta: button: direction control U+202E RIGHT-TO-LEFT OVERRIDE reorders the text; "
                + "remove it [label.bidi-control]"),
        BadInput(
            "explain fr - --json", input: Array("de\n".utf8) + [0xFF, 0x0A], status: 1,
            "cta: standard input: line 2: not valid UTF-8"),
        BadInput(
            "coverage -", input: Array("hello".utf8), status: 1,
            "cta: standard input: neither name nor content shows the format; "
                + "name it with --as FORMAT"),
        BadInput(
            "coverage - --as arb", input: [0x7B, 0xFF], status: 1,
            "standard input:1:1: error: this { is never closed; write the missing } "
                + "[file.syntax]"),
        BadInput(
            "pseudo - --as arb", input: Array("[1]".utf8), status: 1,
            "cta: standard input:1:1: error: an ARB file is a JSON object, "
                + "put the keys in braces [file.value-type]"),
        BadInput(
            "pseudo - --as arb", input: Array("{}".utf8), status: 1,
            "cta: standard input: there is no text"),
        BadInput(
            "diff %/Locales/de.arb - --as arb", input: Array("{".utf8), status: 1,
            "cta: standard input:1:1: error: this { is never closed; write the missing } "
                + "[file.syntax]"),
    ]

    @Test(
        "one line names the place, the status says what kind, and nothing else is printed",
        arguments: usage + files + content)
    func refusal(bad: BadInput) throws {
        let words = bad.line.map { Array($0.replacing("%", with: Repository.root).utf8) }
        let run = try cta.run(words, input: bad.input)
        #expect(run.status == bad.status)
        #expect(run.output.isEmpty)
        #expect(run.errorText == bad.message.replacing("%", with: Repository.root) + "\n")
    }

    @Test("an argument that is not UTF-8 is refused, never repaired")
    func illFormedArgument() throws {
        let words = ["push", "--language", "de", "--paywall", "p", "--label-text"]
        let run = try cta.run(words.map { Array($0.utf8) } + [[0x61, 0xFF]])
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        let message = #"bad value 'a\xFF' for '--label-text', expected valid UTF-8"#
        #expect(run.errorText == "cta push: \(message) (try 'cta push --help')\n")
    }

    @Test("to lint, bytes that are not UTF-8 are a finding, like any other fault of a file")
    func lintOfIllFormedInput() throws {
        let input = Array("{\"a\":\n\"x".utf8) + [0xFF] + Array("y\"}".utf8)
        let words = ["lint", "-"].map { Array($0.utf8) }
        let run = try cta.run(words, input: input)
        #expect(run.status == 1)
        #expect(run.errorText == "")
        let message = "the byte 0xFF is not UTF-8 here; save the file as UTF-8"
        #expect(
            run.outputText == "standard input:2:3: error: \(message) [file.encoding]\n"
                + "  2 | \"x\\xFFy\"}\n    |   ^^^^\n"
                + "standard input:2:7: note: the last line has no line end (U+000A); add one "
                + "[structure.final-newline]\n  2 | \"x\\xFFy\"}\n    |          ^\n")
    }

    @Test("a tag of 1 MB is an answer, in one short line or one object")
    func longTag() throws {
        let tag = String(repeating: "a", count: 1 << 20)
        let run = try cta.run("explain", "-", input: tag)
        #expect(run.status == 0)
        #expect(run.errorText == "")
        let shown = String(repeating: "a", count: 59) + "…"
        #expect(
            run.outputText == "\(shown) → en: the tag cannot be used, so the default\n")
        let object = try cta.run("explain", "-", "--json", input: tag)
        #expect(object.status == 0)
        let answer = try #require(JSONDocument(parsing: object.output).root)
        #expect(answer[member: "why"]?.string == "unusable")
        #expect(answer[member: "reported"]?.hasText(tag) == true)
    }

    @Test("a file of 4 MB that is all braces ends in a report")
    func deepFile() throws {
        let nested = String(repeating: "{a,select,other{", count: 1 << 18)
        for input in ["{\"a\":\"\(nested)\"}", nested, String(repeating: "[", count: 1 << 22)] {
            let run = try cta.run(
                "lint", "-", "--as", "arb", "--format", "json", input: input)
            #expect(run.status == 1)
            #expect(run.errorText == "")
            #expect(JSONDocument(parsing: run.output).isAccepted)
        }
    }
}
