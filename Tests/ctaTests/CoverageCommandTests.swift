import CTAContent
import JSON
import TestSupport
import Testing
import cta

@Suite struct CoverageCommandTests {
    static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let files = [
            "en": #"{"a": "A", "@a": {"x-limit": 3}, "b": "B", "c": "C"}"#,
            "fr": #"{"a": "long", "b": "B", "c": " "}"#,
            "fr-CA": #"{"a": "x"}"#,
            "en-GB": #"{"b": "x"}"#,
            "de": #"{"a": "x", "d": "not counted"}"#,
        ]
        for (tag, text) in files { _ = try folder.write(text, as: "\(tag).arb") }
        return folder
    }

    @Test("counts own, inherited, missing and too long texts")
    func table() throws {
        let folder = try Self.folder()
        let run = InProcess.run("coverage", "%", in: folder)
        #expect(run.status == 0)
        #expect(
            run.outputText == """
                \(folder.name)/en.arb: 3 texts
                language  texts  complete  inherited  review  missing  over limit
                de            3       33%          0       0        2           0
                en-GB         3      100%          2       0        0           0
                en            3      100%          0       0        0           0
                fr-CA         3       66%          1       0        1           0
                fr            3       66%          0       0        1           1

                """)
    }

    @Test("names the keys as JSON")
    func json() throws {
        let folder = try Self.folder()
        let run = InProcess.run("coverage", "%", "--json", in: folder)
        let root = try #require(JSONDocument(parsing: run.output).root)
        let report = try #require(root[member: "sources"]?[element: 0])
        #expect(report[member: "keys"]?.int == 3)
        let french = try #require(report[member: "languages"]?[element: 4])
        #expect(
            JSONValue(french) == [
                "language": "fr", "path": .string("\(folder.name)/fr.arb"), "keys": 3,
                "complete": 2, "inherited": 0, "review": [], "missing": ["c"],
                "overLimit": ["a"],
            ])
    }

    @Test("the language files of the repository are complete")
    func repository() throws {
        let run = InProcess.run("coverage", "\(Repository.root)/Locales", "--json")
        let root = try #require(JSONDocument(parsing: run.output).root)
        let languages = try #require(root[member: "sources"]?[element: 0]?[member: "languages"])
        for language in languages.elements {
            let name = language[member: "language"]?.string ?? ""
            #expect(language[member: "complete"]?.int == TextKey.allCases.count, "\(name)")
            #expect(language[member: "overLimit"]?.count == 0, "\(name)")
        }
    }

    @Test("counts all languages of a String Catalog, with what needs review")
    func catalog() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(
            """
            {"sourceLanguage": "en", "strings": {"a": {}, "b": {"localizations": {"ar": {
            "stringUnit": {"state": "needs_review", "value": "ب"}}}}}, "version": "1.0"}
            """, as: "A.xcstrings")
        let run = InProcess.run("coverage", "%/A.xcstrings", in: folder)
        #expect(
            run.outputText == """
                \(folder.name)/A.xcstrings: 2 texts
                language  texts  complete  inherited  review  missing  over limit
                en            2      100%          0       0        0           0
                ar            2        0%          0       1        1           0

                """)
    }

    @Test("expands a pattern that no shell has seen")
    func pattern() throws {
        let folder = try Self.folder()
        let run = InProcess.run("coverage", "%/e[n]*.arb", in: folder)
        #expect(run.status == 0)
        #expect(run.outputText.split(separator: "\n").count == 4)
    }

    @Test("refuses what it cannot count")
    func refusal() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{"a": "x""#, as: "de.arb")
        let broken = InProcess.run("coverage", path)
        #expect(broken.status == 1)
        #expect(
            broken.errorText
                == "\(path):1:1: error: this { is never closed; write the missing } "
                + "[file.syntax]\n")
        let lonely = try folder.write("{}", as: "fr.arb")
        let run = InProcess.run("coverage", lonely)
        #expect(run.status == 1)
        #expect(
            run.errorText == "\(lonely): no source beside it; name it with --source FILE\n")
        #expect(run.outputText == "")
    }

    @Test("leaves out a broken file of a folder, says so, and counts the others")
    func brokenFile() throws {
        let folder = try Self.folder()
        let path = try folder.write(#"{"a": "x""#, as: "es.arb")
        let run = InProcess.run("coverage", "%", in: folder)
        #expect(run.status == 1)
        #expect(
            run.errorText
                == "\(path):1:1: error: this { is never closed; write the missing } "
                + "[file.syntax]\n")
        #expect(run.outputText.split(separator: "\n").count == 7)
        #expect(!run.outputText.contains("es  "))
    }

    @Test("says once that the source of several files is broken")
    func brokenSource() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write(#"{"a": "x""#, as: "en.arb")
        for tag in ["de", "fr"] { _ = try folder.write(#"{"a": "x"}"#, as: "\(tag).arb") }
        let run = InProcess.run("coverage", "%", in: folder)
        #expect(run.status == 1)
        #expect(run.errorText.split(separator: "\n").count == 1)
        #expect(run.errorText.contains("en.arb:1:1: error: "))
        #expect(run.outputText == "")
    }

    @Test("calls the language of Android's base file the source, as its name has none")
    func android() throws {
        let folder = try TemporaryFolder()
        let text = #"<resources><string name="a">x</string></resources>"#
        for name in ["values", "values-de"] {
            _ = try folder.makeFolder(name)
            _ = try folder.write(text, as: "\(name)/strings.xml")
        }
        let run = InProcess.run("coverage", "%", in: folder)
        let rows = run.outputText.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(rows.dropFirst(2) == ["de", "source"] || rows.dropFirst(2) == ["source", "de"])
        #expect(run.status == 0)
    }
}
