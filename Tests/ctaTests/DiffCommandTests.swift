import JSON
import TestSupport
import Testing
import cta

@Suite struct DiffCommandTests {
    @Test("prints each text on its own line, also those written from right to left")
    func texts() throws {
        let folder = try TemporaryFolder()
        let old = try folder.write(
            "{\n\"@@locale\": \"ar\",\n\"a\": \"عرض\",\n\"b\": \"x\"\n}", as: "old.arb")
        let new = try folder.write(
            "{\n\"@@locale\": \"ar\",\n\"c\": \"سلام\",\n\"a\": \"العرض\\n\\u202E\"\n}",
            as: "new.arb")
        let run = InProcess.run("diff", old, new)
        #expect(run.status == 1)
        #expect(
            run.outputText == """
                \(old) → \(new)
                \(new):4:7: text: "a" [ar]
                  - عرض
                  + العرض\\n\\u{202E}
                \(old):4:7: removed: "b" [ar]
                  - x
                \(new):3:7: added: "c" [ar]
                  + سلام
                1 added, 1 removed, 1 changed

                """)
        #expect(run.errorText == "")
    }

    @Test("says nothing of files that do not differ")
    func same() throws {
        let path = "\(Repository.root)/Locales/ta.arb"
        let run = InProcess.run("diff", path, path)
        #expect(run.status == 0)
        #expect(run.outputText == "")
        let json = InProcess.run("diff", path, path, "--json")
        #expect(json.outputText == "{\"files\":[]}\n")
    }

    @Test("pairs the files of two folders by their paths, and a file with the one of its name")
    func folders() throws {
        let folder = try TemporaryFolder()
        let (old, new) = (try folder.makeFolder("old"), try folder.makeFolder("new"))
        _ = try folder.write(#"{"@@locale": "de", "a": "x"}"#, as: "old/de.arb")
        let german = try folder.write(#"{"@@locale": "de", "a": "y"}"#, as: "new/de.arb")
        _ = try folder.write(#"{"@@locale": "fr", "a": "x"}"#, as: "old/fr.arb")
        _ = try folder.write(#"{"@@locale": "fr", "a": "x"}"#, as: "new/fr.arb")
        let italian = try folder.write(#"{"@@locale": "it", "a": "z"}"#, as: "new/it.arb")
        let run = InProcess.run("diff", old + "/", new, "--json")
        #expect(run.status == 1)
        let files = try #require(JSONDocument(parsing: run.output).root?[member: "files"])
        #expect(files.count == 2)
        let first = try #require(files[element: 0])
        #expect(first[member: "to"]?.string == german)
        #expect(
            first[member: "changes"]?[element: 0].map(JSONValue.init) == [
                "kind": "text", "key": "a", "context": .null, "language": "de", "variant": [],
                "old": "x", "new": "y", "line": 1, "column": 26,
            ])
        let added = try #require(files[element: 1])
        #expect(added[member: "from"].map(JSONValue.init) == .null)
        #expect(added[member: "to"]?.string == italian)
        let one = InProcess.run("diff", german, old)
        #expect(one.status == 1)
        #expect(one.outputText.hasPrefix("\(german) → \(old)/de.arb\n"))
    }
}
