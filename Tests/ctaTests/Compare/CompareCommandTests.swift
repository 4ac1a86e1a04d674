import CTAContent
import CommandLineArguments
import JSON
import TestSupport
import Testing
import cta

@Suite struct CompareCommandTests {
    static let options = ["--languages", "en,de", "--keys", "offer.button,review.button"]

    /// A catalog of two keys in two languages that is clean, with one part replaced.
    static func catalog(_ old: String = "", _ new: String = "") -> String {
        let text = InProcess.run(
            "export", "--format", "xcstrings", options[0], options[1], options[2], options[3]
        ).outputText
        return old.isEmpty ? text : text.replacing(old, with: new)
    }

    /// The run of `cta compare` on a text, with the folder taken out of what it prints.
    static func compare(_ text: String, _ options: [String]) throws -> (Int32, [String]) {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, as: "app.xcstrings")
        var console = Console.collecting()
        let status = EntryPoint.run(
            (["compare", path] + options).map { .init($0.utf8) }, of: CommandTable.cta,
            on: &console)
        let output = console.output.pending + console.errors.pending
        let lines = String(decoding: output, as: UTF8.self).replacing("\(folder.name)/", with: "")
            .split(separator: "\n").map(String.init)
        return (status.rawValue, lines)
    }

    @Test("what the toolkit exported is clean", arguments: ["conformance", "xcstrings"])
    func clean(format: String) throws {
        let text = InProcess.run("export", "--format", format).outputText
        #expect(try Self.compare(text, []) == (0, []))
        #expect(try Self.compare(Self.catalog(), Self.options) == (0, []))
    }

    struct Case {
        let old: String
        let new: String
        let status: Int32
        let line: String
    }

    static let cases: [Case] = [
        Case(
            old: "Angebot ansehen", new: "Angebot", status: 1,
            line: #":11:24: error: de offer.button: the device says "Angebot", the backend "#
                + #""Angebot ansehen": the word "ansehen" is missing [compare.text]"#),
        Case(
            old: "View offer", new: "View\u{A0}offer", status: 1,
            line:
                #":17:24: error: en offer.button: the device says "View\#u{A0}offer", the backend "#
                + #""View offer": U+00A0 instead of U+0020 behind "View" [compare.text]"#),
        Case(
            old: "\"translated\",\n            \"value\" : \"View",
            new: "\"new\",\n            \"value\" : \"View",
            status: 1,
            line: ":16:24: error: en offer.button: marked 'new', which Xcode counts as not "
                + "translated [compare.state]"),
        Case(
            old: "\"translated\",\n            \"value\" : \"View",
            new: "\"needs_review\",\n            \"value\" : \"View", status: 0,
            line: ":16:24: note: en offer.button: not marked as translated [compare.unfinished]"),
        Case(
            old: "\"manual\"", new: "\"stale\"", status: 0,
            line: ":4:6: note: offer.button: marked as stale, mark it as 'manual' "
                + "[compare.unfinished]"),
        Case(
            old: "\"offer.button\"", new: "\"offer.buton\"", status: 1,
            line: ":1:1: error: offer.button: the app has no such key, the backend says "
                + #""View offer" in English [compare.missing-key]"#),
        Case(
            old: "\"offer.button\"", new: "\"offer.buton\"", status: 1,
            line:
                #":4:6: warning: "offer.buton": the backend has no such key [compare.unknown-key]"#),
        Case(
            old: "\"de\"", new: "\"eu\"", status: 1,
            line: #":1:1: error: de: the app has no such language, the backend says "#
                + #""Angebot ansehen" for offer.button [compare.missing-language]"#),
    ]

    @Test("names the difference", arguments: cases)
    func difference(_ row: Case) throws {
        let (status, lines) = try Self.compare(Self.catalog(row.old, row.new), Self.options)
        #expect(status == row.status)
        #expect(lines.contains("app.xcstrings" + row.line), "\(lines)")
    }

    @Test("a language of the app's own is compared with what the backend says there")
    func ownLanguage() throws {
        let text = Self.catalog("\"de\"", "\"eu\"")
        let (status, lines) = try Self.compare(
            text, ["--keys", "offer.button"])
        #expect(status == 1)
        #expect(
            lines.contains {
                $0.contains("eu offer.button: the device says \"Angebot ansehen\"")
                    && $0.contains("for en")
            })
        // The spelling of App Store Connect is no other language.
        let mexican = InProcess.run(
            "export", "--format", "xcstrings", "--languages", "es-419", "--keys", "offer.button"
        ).outputText.replacing("\"es-419\"", with: "\"es-MX\"")
        let answer = try Self.compare(mexican, ["--languages", "es-419", "--keys", "offer.button"])
        #expect(answer.1.allSatisfy { $0.contains("[compare.missing-language]") })
    }

    @Test("one text that is missing in one language is named")
    func missingText() throws {
        let text = #"""
            {"sourceLanguage":"en","strings":{
            "offer.button":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"View offer"}}}},
            "other":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}}}}
            """#
        let answer = try Self.compare(text, ["--languages", "en,de", "--keys", "offer.button"])
        #expect(answer.0 == 1)
        #expect(
            answer.1 == [
                "app.xcstrings:2:2: error: de offer.button: the device has no text, the backend "
                    + "says \"Angebot ansehen\" [compare.missing-text]"
            ])
    }

    @Test("every variant is compared")
    func variants() throws {
        let text = #"""
            {"sourceLanguage":"en","strings":{"offer.button":{"localizations":{"en":{"variations":{"device":{
            "iphone":{"stringUnit":{"state":"translated","value":"View offer"}},
            "other":{"stringUnit":{"state":"translated","value":"View"}}}}}}}}}
            """#
        let answer = try Self.compare(text, ["--languages", "en", "--keys", "offer.button"])
        #expect(
            answer.1 == [
                "app.xcstrings:3:54: error: en offer.button other: the device says \"View\", the "
                    + "backend \"View offer\": the word \"offer\" is missing [compare.text]"
            ])
    }

    @Test("an app may name the keys otherwise, and number arguments or not")
    func names() throws {
        let prefixed = Self.catalog().replacing("\"offer.", with: "\"cta.offer.")
            .replacing("\"review.", with: "\"cta.review.")
        #expect(try Self.compare(prefixed, Self.options + ["--prefix", "cta."]) == (0, []))
        let named = Self.catalog().replacing("offer.button", with: "buy")
        #expect(try Self.compare(named, Self.options + ["--map", "offer.button=buy"]) == (0, []))
        let usage = try Self.compare(named, ["--map", "x=buy"])
        #expect(usage.0 == 2)
        let plain = InProcess.run("export", "--format", "xcstrings").outputText
            .replacing("%1$@", with: "%@")
        #expect(try Self.compare(plain, []) == (0, []))
    }

    @Test("a broken or another file is refused in one line")
    func refusals() throws {
        #expect(
            try Self.compare("{\"strings\":{", []).1.count == 1)
        for (text, message) in [
            ("{\"a\":1}", "cta: app.xcstrings: neither a conformance table nor a String Catalog"),
            ("[]", "cta: app.xcstrings: neither a conformance table nor a String Catalog"),
            (
                "{\"schemaVersion\":2,\"texts\":[]}",
                "cta: app.xcstrings: schemaVersion is 2, this toolkit reads 1"
            ),
        ] {
            let answer = try Self.compare(text, [])
            #expect(answer == (1, [message]))
        }
        let twice = "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\"a\":{}}}"
        let answer = try Self.compare(twice, [])
        #expect(answer.0 == 1)
        #expect(answer.1.first?.hasPrefix("cta: app.xcstrings:1:43: duplicate key \"a\"") == true)
        #expect(InProcess.run("compare", "/nonexistent/a.xcstrings").status == 3)
        #expect(InProcess.run("compare").status == 2)
    }

    @Test("--json prints the findings in the shape of the other commands")
    func json() throws {
        let (status, lines) = try Self.compare(
            Self.catalog("Angebot ansehen", "Angebot"), Self.options + ["--json"])
        #expect(status == 1)
        let root = try #require(JSONDocument(parsing: Array((lines.first ?? "").utf8)).root)
        let finding = try #require(root[member: "findings"]?[element: 0])
        #expect(
            finding.members.compactMap(\.name.string) == [
                "path", "line", "column", "endLine", "endColumn", "utf16Offset", "utf16Length",
                "key", "language", "check", "severity", "message", "suggestion",
            ])
        #expect(finding[member: "key"]?.string == "offer.button")
        #expect(finding[member: "language"]?.string == "de")
        #expect(root[member: "summary"]?[member: "errors"]?.int == 1)
        #expect(root[member: "summary"]?[member: "strings"]?.int == 4)
    }

    @Test("gives an answer to any damage", arguments: ["conformance", "xcstrings"])
    func damage(format: String) throws {
        let bytes = InProcess.run(
            "export", "--format", format, "--languages", "en,he,th", "--keys", "offer.push"
        ).output
        let options = ["--languages", "en,he,th", "--keys", "offer.push"]
        var generator = SeededGenerator(seed: 8)
        for _ in 0..<(Repository.isFullRun ? 300 : 60) {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<damaged.count, using: &generator)
                let end = min(
                    damaged.count, place + Int.random(in: 0...9, using: &generator))
                let new = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
                damaged.replaceSubrange(place..<end, with: new)
            }
            let folder = try TemporaryFolder()
            let path = try folder.write(damaged, as: Array("a.json".utf8))
            var console = Console.collecting()
            let words = [RawArgument("compare"), RawArgument(path)]
            let status = EntryPoint.run(
                words + options.map { RawArgument($0.utf8) }, of: CommandTable.cta, on: &console)
            #expect(status == .findings || status == .clean)
            if status == .findings {
                #expect(!(console.output.pending + console.errors.pending).isEmpty)
            }
        }
    }
}
