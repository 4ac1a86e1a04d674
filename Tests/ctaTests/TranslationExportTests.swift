import StringFiles
import TestSupport
import Testing
import cta

@Suite struct TranslationExportTests {
    private static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("l")
        _ = try folder.makeFolder("old")
        _ = try folder.write(
            """
            {"@@locale": "en", "a": "Hello", "@a": {"description": "A greeting.", "x-limit": 8},
            "b": "Save {n}", "@b": {"placeholders": {"n": {"example": "5 %"}}}, "c": "Bye"}
            """, as: "l/en.arb")
        _ = try folder.write(
            #"{"@@locale": "de", "a": "Hallo", "c": "Ade"}"#, as: "l/de.arb")
        _ = try folder.write(#"{"@@locale": "en", "a": "Hi", "c": "By"}"#, as: "old/en.arb")
        _ = try folder.write(
            #"{"@@locale": "de", "a": "Hallo", "c": "Tschüs"}"#, as: "old/de.arb")
        return folder
    }

    @Test("gives source texts, notes, limits and translations")
    func everything() throws {
        let folder = try Self.folder()
        let run = InProcess.run(
            "export", "--format", "xcstrings", "--language", "DE", "--locales", "%/l", in: folder)
        #expect(run.status == 0)
        #expect(run.errorText == "")
        let (file, diagnostics) = StringFile.read(SourceText(run.output), as: .xcstrings)
        #expect(diagnostics.isEmpty)
        #expect(file.languages == ["en", "de"])
        #expect(file.entries.map(\.key) == ["a", "b", "c"])
        let comments = file.entries.map { $0.comments.map { file.text(of: $0.content) } }
        #expect(comments == [["A greeting.\nAt most 8 UTF-16 units."], ["{n}: 5 %"], []])
        #expect(file.entries.map(\.localizations.count) == [2, 1, 2])
    }

    static let selections: [([String], [String])] = [
        (["--only", "missing"], ["b"]),
        // The German of c has changed with its source.
        (["--only", "changed", "--since", "%/old"], ["a"]),
    ]

    @Test("gives only what is missing or has changed", arguments: selections)
    func selected(words: [String], keys: [String]) throws {
        let folder = try Self.folder()
        let line =
            ["export", "--format", "xcstrings", "--language", "de", "--locales", "%/l"] + words
        let run = InProcess.run(line, in: folder)
        #expect(run.status == 0)
        let (file, _) = StringFile.read(SourceText(run.output), as: .xcstrings)
        #expect(file.entries.map(\.key) == keys)
    }

    @Test("a catalog's suggestions go into any language")
    func suggestions() throws {
        let path = "\(Repository.root)/fixtures/catalogs/offers.json"
        let run = InProcess.run(
            "export", "--format", "xcstrings", "--language", "sw,de", "--app", path)
        #expect(run.status == 0)
        let (file, _) = StringFile.read(SourceText(run.output), as: .xcstrings)
        #expect(file.languages.first == "en")
        #expect(file.entries.contains { $0.key.hasPrefix("offers.") })
    }

    static let faults: [([String], String)] = [
        (["--format", "xliff"], "'--format xliff' needs '--language TAG'"),
        (["--format", "po", "--language", "de,fr"], "'--format po' holds one language"),
        (["--format", "xcstrings", "--only", "missing"], "'--only' needs '--language TAG'"),
        (
            ["--format", "conformance", "--language", "de"],
            "'--format conformance' takes '--languages TAG,TAG…'"
        ),
        (
            ["--format", "xcstrings", "--language", "de", "--only", "changed"],
            "'--only changed' and '--since PATH' go together"
        ),
        (
            ["--format", "xcstrings", "--language", "de", "--keys", "offer.button"],
            "'--languages' and '--keys' are for apps, not translators"
        ),
    ]

    @Test("options that do not go together are usage errors", arguments: faults)
    func usage(words: [String], message: String) {
        let run = InProcess.run(["export"] + words)
        #expect(run.status == 2)
        #expect(run.outputText == "")
        #expect(run.errorText == "cta export: \(message) (try 'cta export --help')\n")
    }

    @Test("refuses a language that there is no file for, and the source language")
    func languages() {
        let unknown = InProcess.run("export", "--format", "xcstrings", "--language", "tlh")
        #expect(unknown.status == 1)
        #expect(unknown.errorText == "cta: there is no file in tlh\n")
        let source = InProcess.run("export", "--format", "xcstrings", "--language", "en")
        #expect(
            source.errorText == "cta: en is the source language, name one to translate into\n")
    }
}
