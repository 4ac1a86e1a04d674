import CTAContent
import JSON
import TestSupport
import Testing
import cta

@Suite struct LintCommandTests {
    static let english = #"{"@@locale": "en", "a": "Hi {name}", "b": "Bye"}"# + "\n"

    @Test("the language files of the repository have nothing above a note")
    func repository() {
        let run = InProcess.run("lint", "\(Repository.root)/Locales", "--fail-on", "warning")
        #expect(!run.outputText.contains(": warning: "))
        #expect(run.status == 0)
    }

    @Test("prints a line a finding and ends with 1 from the threshold on")
    func text() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Self.english, as: "app_en.arb")
        _ = try folder.write(
            "{\n  \"a\": \"Hallo {name}\",\n  \"b\": \"Tsch\u{FC}ss\",\n  \"c\": \"x\"\n}\n",
            as: "app_de.arb")
        let run = InProcess.run("lint", "%", in: folder)
        let line =
            "\(folder.name)/app_de.arb:4:4: warning: \(folder.name)/app_en.arb has no \"c\"; "
            + "remove it or correct the key [structure.obsolete]\n"
            + "  4 |   \"c\": \"x\"\n    |    ^\n"
        #expect(run.outputText == line)
        #expect(run.errorText == "")
        let statuses = ["error": 0, "warning": 1, "note": 1]
        for (threshold, status) in statuses {
            #expect(InProcess.run("lint", "%", "--fail-on", threshold, in: folder).status == status)
        }
    }

    @Test("prints one object with findings and summary")
    func json() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(Self.english, as: "en.arb")
        let path = try folder.write(
            "{\"a\": \"Hallo \u{202E}{nom}\", \"b\": \"B\", \"c\": \"\u{200B}x\"}\n", as: "fr.arb")
        let run = InProcess.run("lint", "%", "--format", "json", in: folder)
        #expect(run.status == 1)
        let document = JSONDocument(parsing: run.output)
        #expect(document.faults == [])
        let root = try #require(document.root)
        #expect(root.members.map { $0.name.string } == ["findings", "summary"])
        let summary = root[member: "summary"]?.members.map { ($0.name.string, $0.value.int) } ?? []
        #expect(summary.map(\.0) == ["files", "strings", "errors", "warnings", "notes"])
        #expect(summary.map(\.1) == [2, 5, 2, 2, 0])
        let findings = try #require(root[member: "findings"])
        let first = try #require(
            findings.elements.first { $0[member: "check"]?.hasText("bidi.override") == true }
        )
        // The shape of design §11.
        let names = [
            "path", "line", "column", "endLine", "endColumn", "utf16Offset", "utf16Length", "key",
            "language", "check", "severity", "message", "suggestion",
        ]
        #expect(first.members.compactMap { $0.name.string } == names)
        #expect(first[member: "path"]?.string == path)
        #expect(first[member: "language"]?.string == "fr")
        #expect(first[member: "key"]?.string == "a")
        let numbers = names[1...6].map { first[member: $0]?.int }
        #expect(numbers == [1, 14, 1, 15, 6, 1])
        #expect(first[member: "severity"]?.string == "error")
    }

    static let sources: [(name: String, others: [String], finds: String?)] = [
        ("de.arb", ["en.arb"], "en.arb"), ("app_de.arb", ["app_en.arb", "en.arb"], "app_en.arb"),
        ("intl_pt_BR.arb", ["intl_en.arb"], "intl_en.arb"),
        ("de.arb", ["app_en.arb"], "app_en.arb"),
        ("app_de.arb", ["en.arb"], "en.arb"), ("texts.de.arb", ["texts.en.arb"], "texts.en.arb"),
        ("de.arb", ["fr.arb"], nil),
    ]

    @Test("compares a file with the English one beside it", arguments: sources)
    func source(name: String, others: [String], finds: String?) throws {
        let folder = try TemporaryFolder()
        for other in others { _ = try folder.write(Self.english, as: other) }
        let path = try folder.write(#"{"a": "{name}", "b": "x", "c": "y"}"# + "\n", as: name)
        let run = InProcess.run("lint", path)
        if let finds {
            #expect(run.outputText.contains("\(finds) has no \"c\""))
            #expect(!run.outputText.contains("structure.source"))
        } else {
            #expect(run.outputText.contains(": warning: no en.arb or app_en.arb beside it"))
            #expect(run.outputText.contains("[structure.source]"))
            #expect(run.outputText.split(separator: "\n").count == 3)
        }
    }

    @Test("a named source wins over the one beside the file, and is not compared with itself")
    func namedSource() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(#"{"c": "y"}"# + "\n", as: "en.arb")
        let named = try folder.write(Self.english, as: "base.arb")
        let path = try folder.write(#"{"a": "{name}", "b": "x"}"# + "\n", as: "de.arb")
        #expect(InProcess.run("lint", path, named, "--source", named).outputText == "")
        #expect(InProcess.run("lint", path).status == 1)
    }

    @Test("says that a source does not parse instead of comparing with half of it")
    func brokenSource() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(#"{"a": "x","#, as: "en.arb")
        let path = try folder.write(#"{"a": "x", "b": "y"}"# + "\n", as: "de.arb")
        let run = InProcess.run("lint", path)
        #expect(
            run.outputText.prefix { $0 != "\n" }
                == "\(path):1:1: warning: the source \(source) does not parse, so nothing is "
                + "compared with it; correct it first [structure.source]")
    }

    @Test("a source has its own limits")
    func sourceLimits() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{"a": "four", "@a": {"x-limit": 3}}"#, as: "en.arb")
        #expect(InProcess.run("lint", path).outputText.contains("[length.limit]"))
    }
}
