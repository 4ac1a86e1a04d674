internal import StringFiles
internal import Testing
internal import Text

@Suite struct DiagnosticTests {
    @Test("keeps 200 of a rule and says how many more there are")
    func limit() {
        var list = DiagnosticList()
        for offset in (0..<1000).reversed() { list.error(.syntax, offset..<offset + 1, "x") }
        list.warning(.escape, 5..<6, "y")
        let sorted = list.sorted
        #expect(sorted.count == 202)
        #expect(sorted.first?.range == ByteRange(5..<6))
        #expect(sorted.last?.message == "800 more of these are not listed")
    }

    @Test("prints as compilers do, with the line of what was first")
    func line() {
        let lines = LineIndex(Array("{\n  \"a\": 1,\n  \"é\": 2, \"a\": 3}".utf8))
        let diagnostic = Diagnostic.duplicate(
            "key", "a", at: ByteRange(24..<25), first: ByteRange(5..<6))
        #expect(
            diagnostic.line(path: "x.json", in: lines)
                == "x.json:3:12: error: duplicate key \"a\"; the first is on line 2 "
                + "[file.duplicate-key]")
    }

    @Test(
        "shows what is invisible",
        arguments: [
            ("a b", "\"a b\""), ("a\u{A0}b", "\"aU+00A0b\""), ("\u{202E}x", "\"U+202Ex\""),
            ("\n", "\"U+000A\""), ("日本🎁", "\"日本🎁\""), ("\u{10FFFF}", "\"U+10FFFF\""),
            (String(repeating: "a", count: 70), "\"" + String(repeating: "a", count: 60) + "…\""),
        ])
    func quoted(text: String, shown: String) { #expect(Diagnostic.quoted(text) == shown) }

    @Test("tells keys apart by their bytes")
    func duplicates() {
        let keys = ["é", "e\u{301}", "é", "K", "\u{212A}"]
        let entries = keys.enumerated().map { offset, key in
            Entry(key: key, keyRange: ByteRange(offset..<offset + 1))
        }
        var list = DiagnosticList()
        DuplicateKeys.report(entries, to: &list)
        #expect(list.sorted.map(\.range) == [ByteRange(2..<3)])
        #expect(list.sorted.map(\.first) == [ByteRange(0..<1)])
    }

    @Test("the ids have one grammar")
    func ids() {
        for id in DiagnosticID.allCases {
            let isPlain = id.rawValue.dropFirst(5).allSatisfy { $0 == "-" || $0.isLowercase }
            #expect(id.rawValue.hasPrefix("file.") && isPlain)
        }
    }
}
