import TestSupport
import Testing
import cta

@Suite struct TableComparisonTests {
    static let table = InProcess.run("export", "--format", "conformance").outputText

    struct Case {
        let old: String
        let new: String
        let message: String
    }

    static let cases: [Case] = [
        Case(
            old: #""text":"Angebot ansehen""#, new: #""text":"Angebot""#,
            message: #"error: de offer.button: the device says "Angebot", the backend "Angebot "#
                + #"ansehen": the word "ansehen" is missing [compare.text]"#),
        Case(
            old: #""text":"Angebot ansehen","from":"de","units":15"#,
            new: #""text":"Angebot ansehen","from":"de","units":16"#,
            message: "error: de offer.button units: the device says 16, the backend 15 "
                + "[compare.fact]"),
        Case(
            old: #"{"reported":"sr-ME","canonical":"sr-ME","resolved":"sr-Latn""#,
            new: #"{"reported":"sr-ME","canonical":"sr-ME","resolved":"sr-Cyrl""#,
            message: #"error: "sr-ME" resolved: the device says "sr-Cyrl", the backend "sr-Latn" "#
                + #"[compare.resolution]"#),
        Case(
            old: #"{"reported":"sr-ME""#, new: #"{"reported":"sr-XK""#,
            message: #"error: "sr-ME": the table has no such tag [compare.missing-row]"#),
        Case(
            old: #""cut":"Then collapse them…""#, new: #""cut":"Then collapse th…""#,
            message: #"error: cuts "plain words, 19" cut: the device says "Then collapse th…", "#
                + #"the backend "Then collapse them…": "th" instead of "them" [compare.cut]"#),
        Case(
            old: #""payloadBytes":45"#, new: #""payloadBytes":46"#,
            message: #"error: payloads "label of the catalog" payloadBytes: the device says 46, "#
                + "the backend 45 [compare.payload]"),
        Case(
            old: #""name":"escapes","#, new: #""name":"escape","#,
            message: #"error: no row of "payloads" in the backend's table [compare.row]"#),
        Case(
            old: #""cuts": ["#, new: #""cut": ["#,
            message: #"note: no "cuts", so none are compared [compare.section]"#),
        Case(
            old: #""toolkit": ""#, new: #""toolkit": "9."#,
            message: "this is \(EntryPoint.version.split(separator: " ")[1]) [compare.version]"),
        Case(
            old: #"{"language":"lv","#, new: #"{"language":"eu","#,
            message: "error: lv: the table has no such language [compare.missing-language]"),
        Case(
            old: #"{"language":"lv","#, new: #"{"language":"eu","#,
            message: #"error: the backend has no language "eu" [compare.fact]"#),
        Case(
            old: #"{"language":"lv","key":"offer.push""#, new: #"{"language":"lv","key":"offer.x""#,
            message: #"error: lv offer.push: the device has no text, the backend says "#),
        Case(
            old: #""key":"offer.push""#, new: #""key":"offer.x""#,
            message: "error: offer.push: the table has no such key [compare.missing-key]"),
        Case(
            old: #"{"reported":"de-AT","#, new: #"{"report":"de-AT","#,
            message: "error: a resolution has a reported tag [compare.row]"),
    ]

    @Test("names the difference", arguments: cases)
    func difference(_ row: Case) throws {
        let text = Self.table.replacing(row.old, with: row.new)
        #expect(text != Self.table)
        let (_, lines) = try CompareCommandTests.compare(text, [])
        #expect(lines.contains { $0.contains(row.message) }, "\(lines.prefix(5))")
    }

    @Test("a device may fill in less: only the parts and members that are there count")
    func partial() throws {
        let text = """
            {"schemaVersion": 1, "resolution": [{"reported": "de_AT", "resolved": "de"},
            {"reported": "xx-tag-of-its-own", "resolved": "fr"}]}
            """
        let (status, lines) = try CompareCommandTests.compare(text, [])
        #expect(status == 1)
        let errors = lines.filter { $0.contains(": error: ") && !$0.contains("missing-row") }
        #expect(
            errors == [
                "app.xcstrings:2:47: error: \"xx-tag-of-its-own\" resolved: the device says \"fr\", "
                    + "the backend \"en\" [compare.resolution]"
            ])
    }

    @Test("with --languages only those count")
    func restricted() throws {
        let text = Self.table.replacing(#"{"language":"lv","#, with: #"{"language":"eu","#)
        #expect(try CompareCommandTests.compare(text, ["--languages", "de,en"]).0 == 0)
    }
}
