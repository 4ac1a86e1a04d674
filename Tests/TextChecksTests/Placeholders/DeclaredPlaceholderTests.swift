internal import ContentRules
internal import StringFiles
internal import Testing
internal import TextChecks

/// Placeholders in whole files: declarations, inline tags, attributes.
@Suite struct DeclaredPlaceholderTests {
    private func findings(
        _ text: String, _ format: FileFormat, source: String? = nil
    ) -> [CheckFinding] {
        let (file, _) = StringFile.read(SourceText(Array(text.utf8)), as: format, ReadOptions())
        let sourceFile = source.map { text in
            StringFile.read(SourceText(Array(text.utf8)), as: format, ReadOptions()).0
        }
        let checks = CheckID.allCases.filter { $0.family == "placeholder" }.map(\.check)
        return CheckRunner(checks).findings(
            in: CheckedFile(path: "a", file: file, sourceFile: sourceFile)
        ).filter { $0.id.utf8.starts(with: "placeholder.".utf8) }
    }

    @Test("notes what an ARB file declares and does not use")
    func unused() {
        let found = findings(
            """
            {"@@locale": "en", "offer": "Only {price}",
             "@offer": {"placeholders": {"price": {}, "day": {}}}}
            """, .arb)
        #expect(found.map(\.id) == ["placeholder.undeclared"])
        #expect(found.map(\.severity) == [.note])
    }

    @Test("finds placeholders in the attributes of tags")
    func attributes() {
        let source = "<resources><string name=\"a\"><a href=\"%1$s\">Open</a></string></resources>"
        let kept = "<resources><string name=\"a\"><a href=\"%1$s\">Öffnen</a></string></resources>"
        let lost = "<resources><string name=\"a\"><a href=\"x\">Öffnen</a></string></resources>"
        #expect(findings(kept, .android, source: source).isEmpty)
        #expect(findings(lost, .android, source: source).map(\.id) == ["placeholder.missing"])
    }

    @Test("does not take the attributes of XLIFF's own tags for text, but what they enclose")
    func xliff() {
        func file(_ source: String, _ target: String) -> String {
            """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a"
            source-language="en" target-language="de" datatype="plaintext"><body>
            <trans-unit id="k"><source>\(source)</source><target>\(target)</target></trans-unit>
            </body></file></xliff>
            """
        }
        let source = #"Hi <x id="A" equiv-text="{{name}}"/>"#
        #expect(findings(file(source, #"<x id="A"/>, hallo"#), .xliff).isEmpty)
        #expect(findings(file(source, "Hallo"), .xliff).map(\.id) == ["placeholder.inline-tag"])
        let native = #"<ph id="1">%1$s</ph> left"#
        let changed = #"Noch <ph id="1">%1$d</ph>"#
        #expect(findings(file(native, changed), .xliff).map(\.id) == ["placeholder.type"])
    }

    @Test("reports a draft of a PO file as a warning")
    func fuzzy() {
        let text = """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n"

            #, fuzzy, c-format
            msgid "%s left"
            msgstr "übrig"
            """
        #expect(findings(text, .po).map(\.severity) == [.warning])
    }

    @Test("compares the variables of Fluent, and leaves those of a choice to it")
    func fluent() {
        let source =
            "a = { $n ->\n    [one] One day for { $who }\n   *[other] { $n } days for { $who }\n }\n"
        let good =
            "a = { $n ->\n    [one] Ein Tag für { $who }\n   *[other] { $n } Tage für { $who }\n }\n"
        let bad = "a = { $n ->\n    [one] Ein Tag\n   *[other] { $n } Tage für { $wen }\n }\n"
        #expect(findings(good, .fluent, source: source).isEmpty)
        #expect(
            findings(bad, .fluent, source: source).map(\.id)
                == ["placeholder.missing", "placeholder.translated-name"])
    }

    @Test("names a variable that a String Catalog does not define, and no other")
    func variables() {
        func catalog(_ value: String) -> String {
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"de":
            {"stringUnit": {"state": "translated", "value": "\(value)"}, "substitutions": {"tage":
            {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit":
            {"state": "translated", "value": "%arg Tag"}}, "other": {"stringUnit": {"state":
            "translated", "value": "%arg Tage"}}}}}}}}}}}
            """
        }
        #expect(
            !findings(catalog("%#@tage@"), .xcstrings).map(\.id).contains("placeholder.undeclared"))
        #expect(
            findings(catalog("%#@tag@"), .xcstrings).map(\.id).contains("placeholder.undeclared"))
    }
}
