import StringFiles
import TestSupport
import Testing
import cta

/// An app's suggestions go to a translator and come back.
@Suite struct SuggestionImportTests {
    static let catalog = """
        {"schemaVersion":1,"app":"acme","revision":3,
         "offers":{"suggestions":{"win-back":{"en":"We miss you, {agentName} here","de":"Hallo {agentName}"},
          "short":{"en":"Hi"}}}}
        """

    /// What a translator gives back for a language: the texts by key.
    private static func file(_ language: String, _ texts: [(String, String, String)]) -> String {
        let strings = texts.map { key, source, text in
            """
            "\(key)": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(source)"}},
            "\(language)": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}
            """
        }
        return #"{"sourceLanguage": "en", "strings": {\#(strings.joined(separator: ","))}}"#
    }

    @Test("comes back unchanged, whatever the format", arguments: TravelTests.formats)
    func unchanged(format: FileFormat) throws {
        let folder = try TemporaryFolder()
        let app = try folder.write(Self.catalog, as: "acme.json")
        for language in ["de", "sw"] {
            let written = InProcess.run(
                "export", "--format", format.rawValue, "--language", language, "--app", app)
            #expect(written.status == 0 && written.errorText == "")
            let path = try folder.write(
                written.outputText, as: "\(language).\(format.extensions[0])")
            let run = InProcess.run("import", path, "--app", app)
            #expect(run.status == 0, "\(run.errorText)")
            #expect(run.outputText.hasPrefix("0 added, 0 changed, "))
        }
        #expect(try Repository.text(at: app) == Self.catalog)
    }

    @Test("adds and changes texts at the next revision, and keeps all other bytes")
    func taking() throws {
        let folder = try TemporaryFolder()
        let app = try folder.write(Self.catalog, as: "acme.json")
        let texts = [
            ("offers.win-back", "We miss you, {agentName} here", "Hier ist {agentName}"),
            ("offers.short", "Hi", "Servus"),
        ]
        let path = try folder.write(Self.file("de", texts), as: "de.xcstrings")
        let trial = InProcess.run("import", path, "--app", app, "--dry-run")
        #expect(
            trial.outputText.hasSuffix(
                "1 added, 1 changed, 0 unchanged, 0 refused; nothing is written\n"))
        #expect(try Repository.text(at: app) == Self.catalog)
        let run = InProcess.run("import", path, "--app", app)
        #expect(run.status == 0)
        let expected = Self.catalog.replacing("\"revision\":3", with: "\"revision\":4")
            .replacing("Hallo {agentName}", with: "Hier ist {agentName}")
            .replacing("\"en\":\"Hi\"", with: "\"en\":\"Hi\",\"de\":\"Servus\"")
        #expect(try Repository.text(at: app) == expected)
    }

    static let refusals: [(String, String, String)] = [
        ("offers.win-back", "We miss you, {agentName} here", "Hallo"),
        ("offers.win-back", "We miss you, {agentName} here", "{agentName} {discount}"),
        ("offers.win-back", "We missed you", "{agentName}"),
        ("offers.other", "Hi", "Hallo"),
        ("offers.short", "Hi", "a\\u202Eb"),
        ("offers.short", "Hi", "\\u200B"),
    ]

    @Test("refuses what the rules refuse", arguments: refusals)
    func refusing(key: String, source: String, text: String) throws {
        let folder = try TemporaryFolder()
        let app = try folder.write(Self.catalog, as: "acme.json")
        let path = try folder.write(
            Self.file("de", [(key, source, text)]), as: "de.xcstrings")
        let run = InProcess.run("import", path, "--app", app)
        #expect(run.status == 1)
        #expect(
            run.outputText.hasSuffix("0 added, 0 changed, 0 unchanged, 1 refused\n"),
            "\(run.outputText)")
        #expect(try Repository.text(at: app) == Self.catalog)
    }

    @Test("a catalog is a file, and not a folder of ARB files as well")
    func usage() {
        let path = "\(Repository.root)/Locales/de.arb"
        let both = InProcess.run("import", path, "--app", "a", "--locales", "b")
        #expect(both.status == 2)
        let none = InProcess.run("import", path, "--app", "/nowhere")
        #expect(none.status == 3)
        #expect(none.errorText == "cta: /nowhere: no such file\n")
    }
}
