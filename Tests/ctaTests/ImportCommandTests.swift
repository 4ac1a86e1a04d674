import CommandLineArguments
import JSON
import StringFiles
import TestSupport
import Testing
import cta

@Suite struct ImportCommandTests {
    static let english = """
        {
          "@@locale": "en",
          "a": "Hello",
          "@a": {"x-limit": 8},
          "b": "Save {n}",
          "@b": {"placeholders": {"n": {}}},
          "c": "Bye"
        }

        """
    static let german = "{\"@@locale\":\"de\",\r\n\t\"c\":\"Tsch\\u00FCs\",\r\n\t\"a\" : \"Hallo\"}"

    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("l")
        _ = try folder.write(english, as: "l/en.arb")
        _ = try folder.write(german, as: "l/de.arb")
        _ = try folder.write("{\"@@locale\": \"en-GB\"}", as: "l/en-GB.arb")
        return folder
    }

    private static func catalog(_ strings: String) -> String {
        #"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#
    }

    private static func unit(_ language: String, _ text: String, _ state: String = "translated")
        -> String
    {
        #""\#(language)": {"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
    }

    @Test("takes what is new and other, and leaves every other byte")
    func taking() throws {
        let folder = try Self.folder()
        let strings = """
            "a": {"localizations": {\(Self.unit("de", "Servus"))}},
            "b": {"localizations": {\(Self.unit("de", "Spare {n}"))}},
            "c": {"localizations": {\(Self.unit("de", "Tschüs")), \(Self.unit("en-GB", "Bye"))}}
            """
        let path = try folder.write(Self.catalog(strings), as: "A.xcstrings")
        let trial = InProcess.run("import", path, "--locales", "%/l", "--dry-run", in: folder)
        #expect(trial.status == 0)
        #expect(
            trial.outputText.hasSuffix(
                "1 added, 1 changed, 4 unchanged, 0 refused; nothing is written\n"))
        #expect(try Repository.text(at: "\(folder.name)/l/de.arb") == Self.german)
        let run = InProcess.run("import", path, "--locales", "%/l", in: folder)
        #expect(run.status == 0)
        #expect(run.errorText == "")
        #expect(
            run.outputText == """
                \(path):1:117: changed: "a" [de]
                  - Hallo
                  + Servus
                \(path):2:80: added: "b" [de]
                  + Spare {n}
                1 added, 1 changed, 4 unchanged, 0 refused

                """)
        #expect(
            try Repository.text(at: "\(folder.name)/l/de.arb")
                == "{\"@@locale\":\"de\",\r\n\t\"c\":\"Tsch\\u00FCs\",\r\n\t\"a\" : \"Servus\",\r\n\t\"b\":\"Spare {n}\"}"
        )
        #expect(
            try Repository.text(at: "\(folder.name)/l/en-GB.arb") == "{\"@@locale\": \"en-GB\"}")
    }

    static let refusals: [(String, String)] = [
        (
            #""b": {"localizations": {\#(unit("de", "Spare {m}"))}}"#,
            "has another name in the source"
        ),
        (#""a": {"localizations": {\#(unit("de", "Hallo zusammen"))}}"#, "14 UTF-16 units"),
        (
            #""a": {"localizations": {\#(unit("de", "Servus", "needs_review"))}}"#,
            "its state says that someone must review it"
        ),
        (#""z": {"localizations": {\#(unit("de", "Z"))}}"#, "there is no such key"),
        (#""a": {"localizations": {\#(unit("fr", "Salut"))}}"#, "there is no fr.arb"),
        (
            #""a": {"localizations": {\#(unit("en", "Hi")), \#(unit("de", "Servus"))}}"#,
            #"it translates "Hi", but the source text is now "Hello"; export it again"#
        ),
        (
            #""a": {"localizations": {"de": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "x"}}}}}}}"#,
            "it has variants; write them as one message"
        ),
    ]

    @Test("refuses what would harm a customer, and says why", arguments: refusals)
    func refusing(strings: String, reason: String) throws {
        let folder = try Self.folder()
        let path = try folder.write(Self.catalog(strings), as: "A.xcstrings")
        let run = InProcess.run("import", path, "--locales", "%/l", "--json", in: folder)
        #expect(run.status == 1)
        let root = try #require(JSONDocument(parsing: run.output).root)
        #expect(root[member: "summary"]?[member: "refused"]?.int == 1)
        let text = try #require(root[member: "texts"]?[element: 0])
        #expect(text[member: "outcome"]?.string == "refused")
        #expect(text[member: "reason"]?.string?.contains(reason) == true, "\(run.outputText)")
        #expect(try Repository.text(at: "\(folder.name)/l/de.arb") == Self.german)
    }

    @Test("an empty translation takes nothing away")
    func empty() throws {
        let folder = try Self.folder()
        let path = try folder.write(
            Self.catalog(#""a": {"localizations": {\#(Self.unit("de", "", "new"))}}"#),
            as: "A.xcstrings")
        let run = InProcess.run("import", path, "--locales", "%/l", in: folder)
        #expect(run.status == 0)
        #expect(run.outputText == "0 added, 0 changed, 1 unchanged, 0 refused\n")
    }

    @Test("refuses the source language, a broken file and a folder without a source")
    func files() throws {
        let folder = try Self.folder()
        let english = InProcess.run("import", "%/l/en.arb", "--locales", "%/l", in: folder)
        #expect(english.status == 1)
        #expect(
            english.errorText
                == "cta: \(folder.name)/l/en.arb: it is in en, the source language; edit that file itself\n"
        )
        _ = try folder.makeFolder("m")
        _ = try folder.write(Self.german, as: "m/de.arb")
        let none = InProcess.run("import", "%/l/de.arb", "--locales", "%/m", in: folder)
        #expect(none.status == 1)
        #expect(
            none.errorText
                == "cta: \(folder.name)/m: nothing in en, which all others translate\n")
        let missing = InProcess.run("import", "%/l/de.arb", "--locales", "%/n", in: folder)
        #expect(missing.status == 3)
    }
}
