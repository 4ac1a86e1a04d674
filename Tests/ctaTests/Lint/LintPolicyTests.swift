import CTAContent
import JSON
import TestSupport
import Testing
import cta

/// What a project decides about findings: choice, configuration, baseline, comments.
@Suite struct LintPolicyTests {
    /// A file with two spaces and a zero width space.
    static let german = """
        msgid ""
        msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

        msgid "Buy now"
        msgstr "Jetzt  kau\u{200B}fen"

        """

    static func checks(_ run: CommandRun) -> [String] {
        run.outputText.split(separator: "\n").compactMap { line in
            guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return nil }
            return String(line[line.index(after: start)...].dropLast())
        }
    }

    @Test("runs what is chosen and not what is left out")
    func choice() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.german, as: "de.po")
        let all = Self.checks(InProcess.run("lint", path))
        #expect(all == ["space.double", "unicode.hidden-character"])
        #expect(Self.checks(InProcess.run("lint", path, "--only", "space")) == ["space.double"])
        let rest = InProcess.run("lint", path, "--skip", "space.double")
        #expect(Self.checks(rest) == ["unicode.hidden-character"])
        let none = InProcess.run("lint", path, "--only", "space", "--skip", "space.double")
        #expect(none.outputText == "")
    }

    @Test("an unknown check is a usage error that names the option")
    func unknown() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.german, as: "de.po")
        let run = InProcess.run("lint", path, "--only", "space.dubble")
        #expect(run.status == 2)
        #expect(run.errorText.contains("space.dubble"))
        #expect(run.outputText == "")
    }

    @Test("the nearest configuration above a file holds, by id, family, path and format")
    func configuration() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.german, as: "de.po")
        _ = try folder.write(
            #"""
            {"severity": {"space": "error", "unicode.hidden-character": "off"},
             "overrides": [{"paths": ["de.po"], "formats": ["po"], "severity": {"space": "note"}}]}
            """#, as: ".cta-lint.json")
        let run = InProcess.run("lint", path)
        #expect(run.outputText.contains(": note: "))
        #expect(Self.checks(run) == ["space.double"])
        #expect(run.status == 0)
        let named = try folder.write(#"{"severity": {"space": "error"}}"#, as: "strict.json")
        let strict = InProcess.run("lint", path, "--config", named)
        #expect(strict.status == 1)
        #expect(Self.checks(strict) == ["space.double", "unicode.hidden-character"])
    }

    static let broken: [(String, String)] = [
        (
            #"{"severity": {"spaces": "off"}}"#,
            ":1:15: no check is called 'spaces'; did you mean 'space'?"
        ),
        (#"{"severity": {"space": "fatal"}}"#, ":1:24: a severity is error, warning, note or off"),
        (#"{"severity": 3}"#, ":1:14: an object is wanted"),
        (#"{"severities": {}}"#, ":1:2: no member is called 'severities'"),
        (#"{"limits": [{"utf16": 0}]}"#, ":1:23: a limit is a whole number above 0"),
        (#"{"limits": [{"push": "toast"}]}"#, ":1:22: a push profile is banner or list"),
        (#"{"glossary": [{}]}"#, ":1:15: a term needs its 'source'"),
        (#"{"overrides": [{"formats": ["doc"]}]}"#, ":1:29: a format is one of"),
        (#"{"severity": {}"#, ":1:1: this { is never closed"),
        ("[]", ":1:1: a configuration is an object"),
    ]

    @Test("a configuration that is not understood is refused at its place", arguments: broken)
    func brokenConfiguration(text: String, message: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.german, as: "de.po")
        _ = try folder.write(text, as: ".cta-lint.json")
        let run = InProcess.run("lint", path)
        #expect(run.status == 1)
        #expect(run.outputText == "")
        #expect(run.errorText.contains(".cta-lint.json\(message)"), "\(run.errorText)")
    }

    @Test("limits of the configuration count by key")
    func limits() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"@@locale": "en", "a.b": "four", "c": "four"}"# + "\n", as: "en.arb")
        _ = try folder.write(
            #"{"limits": [{"keys": "a.*", "utf16": 3}]}"#, as: ".cta-lint.json")
        let run = InProcess.run("lint", path)
        #expect(Self.checks(run) == ["length.limit"])
        #expect(run.outputText.contains("en.arb:1:28: error: 4 UTF-16 units, at most 3"))
    }

    @Test("a baseline hides what it lists, wherever it has moved, and says what is gone")
    func baseline() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.german, as: "de.po")
        let baseline = "\(folder.name)/baseline.json"
        let written = InProcess.run("lint", path, "--write-baseline", baseline)
        #expect(written.status == 0)
        #expect(written.errorText == "2 findings listed in \(baseline)\n")
        let moved = Self.german.replacing("msgid \"Buy", with: "\n\n# moved\nmsgid \"Buy")
        try folder.rewrite(moved + "\nmsgid \"Buy\"\nmsgstr \"Kau  fen\"\n", at: path)
        let run = InProcess.run("lint", path, "--baseline", baseline)
        #expect(Self.checks(run) == ["space.double"])
        #expect(run.outputText.contains("de.po:11:"))
        try folder.rewrite(Self.german.replacing("\u{200B}", with: ""), at: path)
        let less = InProcess.run("lint", path, "--baseline", baseline)
        #expect(less.outputText == "")
        #expect(less.errorText.hasPrefix("1 finding of the baseline is gone"))
    }

    @Test("what is no baseline is refused at its place")
    func noBaseline() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.german, as: "de.po")
        let other = try folder.write("{\"version\": 2}", as: "b.json")
        let run = InProcess.run("lint", path, "--baseline", other)
        #expect(run.status == 1)
        #expect(run.errorText.contains("b.json:1:1: no baseline"))
    }

    static let comments: [(String, [String])] = [
        ("space.double – the gap is drawn", ["unicode.hidden-character"]),
        ("space.double, unicode -- as the customer wants", []),
        ("space.double", ["meta.no-reason", "space.double", "unicode.hidden-character"]),
        (
            "space.dubble – why",
            ["meta.unknown-check", "space.double", "unicode.hidden-character"]
        ),
        (
            "bidi - why",
            ["meta.unused-suppression", "space.double", "unicode.hidden-character"]
        ),
    ]

    @Test("a comment with a reason silences a check for its string", arguments: comments)
    func suppression(comment: String, left: [String]) throws {
        let folder = try TemporaryFolder()
        let text = Self.german.replacing(
            "msgid \"Buy", with: "# check-ignore: \(comment)\nmsgid \"Buy")
        let path = try folder.write(text, as: "de.po")
        #expect(Self.checks(InProcess.run("lint", path)) == left)
    }

    @Test("an unused comment about a check that does not run is not reported")
    func unusedButOff() throws {
        let folder = try TemporaryFolder()
        let text = Self.german.replacing(
            "msgid \"Buy", with: "# check-ignore: bidi – x\nmsgid \"Buy")
        let path = try folder.write(text, as: "de.po")
        #expect(Self.checks(InProcess.run("lint", path, "--skip", "bidi,space,unicode")) == [])
    }
}
