import CTAContent
import CommandLineArguments
import TestSupport
import Testing
import cta

@Suite struct ARBLinterTests {
    static let source = SourceTexts(
        ARBFile(
            Array(
                #"""
                {"@@locale": "en", "a": "Hi {name}", "s": "Short", "@s": {"x-limit": 8},
                 "n": "{n, plural, one {# day} other {# days}}", "c": "Bye"}
                """#.utf8), path: "en.arb"))

    /// A whole translation around one text of `c`.
    static func around(_ value: String) -> String {
        #"{"@@locale": "de", "a": "Hallo {name}", "n": "{n, plural, other {#}}", "s": "ok", "#
            + #""c": \#(value)}"#
    }

    @Test("a whole translation has no findings")
    func clean() {
        #expect(LintExample(file: Self.around(#""Tschüss""#)).findings(source: Self.source) == [])
        let escaped = LintExample(file: Self.around(#""Tsch\u00fcss""#))
        #expect(escaped.findings(source: Self.source) == [])
    }

    static let structure: [LintExample] = [
        LintExample("structure.json", file: Self.around(#""x"«,»"#), says: "comma"),
        LintExample("structure.json", file: "«»"),
        LintExample("structure.byte-order-mark", file: "\u{FEFF}" + Self.around(#""x""#)),
        LintExample("structure.root", file: "«[1, 2]»"),
        LintExample(
            "structure.duplicate-key",
            file: "{\n\"a\": \"{name}\",\n \"n\": \"{n}\", \"c\": \"x\",\n"
                + "\"c\": \"y\", \"s\": \"ok\",\n «\"c\"»: \"z\"}",
            key: "c", says: "'c' stands on lines 3, 4 and 5"),
        LintExample(
            "structure.duplicate-key",
            file: #"{"@@locale": "de", "\u0061": "{name}", «"a"»: ""#
                + #"{name}", "n": "{n}", "s": "s", "c": "x"}"#, key: "a", says: "twice on line 1"),
        LintExample("structure.value-type", file: Self.around("«null»"), key: "c", says: "null"),
        LintExample("structure.value-type", file: Self.around("«[\"x\", {}]»"), says: "an array"),
        LintExample(
            "structure.value-type", file: Self.around(#""x", "@c": «3»"#), key: "c",
            says: "metadata of 'c' is a number"),
        LintExample(
            "structure.value-type", file: Self.around(#""x", "@c": {"x-limit": «"60"»}"#),
            key: "c", says: "'x-limit'"),
        LintExample(
            "structure.orphan-metadata", file: Self.around(#""x", «"@d"»: {}"#), key: "d"),
        LintExample(
            "structure.missing",
            file: #"«{»"@@locale": "de", "a": "{name}", "n": "{n}", "s": "s"}"#,
            key: "c", says: "no text for 'c'"),
        LintExample(
            "structure.obsolete", file: Self.around(#""x", «"d"»: "y""#), key: "d",
            says: "en.arb has no 'd'"),
        LintExample(
            "structure.blank", file: Self.around("\"«\u{A0} \u{200B}»\""), units: [0, 3],
            key: "c"),
    ]

    static let locales: [LintExample] = [
        LintExample(
            "structure.locale", file: Self.around(#""x""#).replacing(#""de""#, with: #"«"fr"»"#),
            says: "'@@locale' is 'fr' and the file name says 'de'"),
        LintExample(
            "structure.locale", file: Self.around(#""x""#).replacing(#""de""#, with: #"«"d e"»"#),
            says: "no language tag"),
        LintExample(
            "structure.locale", file: Self.around(#""x""#).replacing(#""de""#, with: "«7»"),
            says: "is a number"),
        LintExample(
            "structure.locale", name: "x/app_pt_BR.arb",
            file: Self.around(#""x""#).replacing(#""de""#, with: #"«"pt-PT"»"#),
            says: "the file name says 'pt-BR'"),
    ]

    static let messages: [LintExample] = [
        LintExample(
            "placeholder.missing", "placeholder.extra",
            file: #"{"a": "«Hallo {nahme}»", "n": "{n}", "s": "s", "c": "x"}"#, units: [0, 13],
            key: "a",
            says: "{name} is missing"),
        LintExample(
            "placeholder.extra", file: Self.around(#""\ud83d\ude00 '{x}' { «zeit» }""#),
            units: [11, 4], key: "c", says: "no {zeit}, it has none"),
        LintExample(
            "message.syntax", file: Self.around(#""ä '{' «{»b""#), units: [6, 1],
            says: "never closed"),
        LintExample(
            "message.syntax", file: Self.around(#""ä «{n, plural, one {'}'}}»{c""#),
            units: [2, 22], says: "no 'other'"),
        LintExample(
            "message.syntax", file: Self.around(#""{x, select, other {«{y, select, a {b}}»}}""#),
            units: [19, 18], says: "no 'other'"),
        LintExample(
            "message.syntax", file: Self.around(#""\u00e4 {«a» b}""#), units: [3, 1],
            says: "at 'a b}'"),
        LintExample("message.syntax", file: Self.around(#""«{a, foo}»""#), says: "type"),
        LintExample("message.syntax", file: Self.around(#""«{»""#), units: [0, 1]),
        LintExample(
            "length.limit",
            file: Self.around(#""x""#).replacing("ok", with: #"\ud83d\ude00ü45678«9»"#),
            units: [8, 1], key: "s",
            says: "9 UTF-16 units, at most 8; shorten it by 1"),
    ]

    static let characters: [LintExample] = [
        LintExample(
            "unicode.bidi-control", file: Self.around(#""ä«\u202e»b""#), units: [1, 1], key: "c",
            says: "U+202E"),
        LintExample(
            "unicode.hidden-character",
            file: Self.around("\"ä\n«\u{200B}»b\"".replacing("\n", with: #"\n"#)),
            units: [2, 1]),
        LintExample("unicode.not-nfc", file: Self.around("\"«e\u{301}»\""), units: [0, 2]),
        LintExample("unicode.ill-formed", file: Self.around(#""a«\ud83d»""#), key: "c"),
    ]

    static let examples = structure + locales + messages + characters

    @Test("finds the fault at its place, and nothing else", arguments: examples)
    func finding(example: LintExample) throws {
        let findings = example.findings(source: Self.source)
        #expect(findings.map(\.check) == example.checks)
        let first = try #require(findings.first)
        #expect(first.path == example.name)
        if example.file.start.line > 0 {
            #expect(first.line == example.file.start.line)
            #expect(first.column == example.file.start.column)
            #expect(first.endLine == example.file.end.line)
            #expect(first.endColumn == example.file.end.column)
        }
        if let units = example.units {
            #expect([first.utf16Offset, first.utf16Length] == units)
        }
        if let key = example.key { #expect(first.key == key) }
        #expect(first.message.contains(example.says))
    }

    @Test("has an example of every check, with its severity")
    func completeness() {
        var found: [String: Severity] = [:]
        for finding in Self.examples.flatMap({ $0.findings(source: Self.source) }) {
            found[finding.check] = finding.severity
        }
        // The command finds it, not the linter: see LintCommandTests.
        let checks = LintCheck.allCases.filter { $0 != .source }
        for check in checks { #expect(found[check.rawValue] == check.severity, "\(check)") }
    }
}
