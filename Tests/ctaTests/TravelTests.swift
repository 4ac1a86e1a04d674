import CommandLineArguments
import StringFiles
import TestSupport
import Testing
import cta

/// `Locales/` goes out to translators and comes back.
@Suite struct TravelTests {
    static let formats = [FileFormat.xcstrings, .xliff, .po, .csv]

    private static let names =
        (try? Repository.names(in: "Locales"))?.filter { $0.hasSuffix(".arb") } ?? []

    /// A copy of `Locales/`.
    private static func copy() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in names {
            _ = try folder.write(Repository.bytes("Locales/\(name)"), as: Array(name.utf8))
        }
        return folder
    }

    @Test("all languages come back byte for byte when nothing was edited", arguments: formats)
    func unedited(format: FileFormat) throws {
        let export = try TranslationExport.builtIn()
        #expect(export.languages.count == Self.names.count - 1)
        let folder = try Self.copy()
        let files = try TemporaryFolder()
        for language in export.languages {
            let written = try export.write([language], as: format)
            #expect(written.losses.isEmpty, "\(written.losses.prefix(3))")
            let path = try files.write(
                String(decoding: written.bytes, as: UTF8.self),
                as: "\(language).\(format.extensions[0])")
            let run = InProcess.run("import", path, "--locales", folder.name)
            #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
            #expect(run.outputText.hasPrefix("0 added, 0 changed, "), "\(run.outputText)")
            #expect(run.outputText.hasSuffix(" 0 refused\n"))
        }
        for name in Self.names {
            let bytes = try Array(Repository.text(at: "\(folder.name)/\(name)").utf8)
            #expect(try bytes == Repository.bytes("Locales/\(name)"), "\(name)")
        }
    }

    @Test("an edited text is the only thing that changes", arguments: formats)
    func edited(format: FileFormat) throws {
        let export = try TranslationExport.builtIn()
        for language in ["ar", "ta", "de", "sr-Latn", "zh-Hant"] {
            let folder = try Self.copy()
            let written = try export.write([language], as: format)
            let (file, _) = StringFile.read(SourceText(written.bytes), as: format)
            let index = try #require(
                file.entries.firstIndex { $0.key == "offer.button" || $0.context == "offer.button" }
            )
            let edit = TextEdit(
                entry: index,
                .setText(
                    language: language, role: .translation, path: [], TextValue("✓ \"a\\b\""), nil))
            let (bytes, refusals) = file.bytes(applying: [edit])
            #expect(refusals.isEmpty, "\(refusals)")
            let path = try folder.write(bytes, as: Array("edited.\(format.extensions[0])".utf8))
            let run = InProcess.run(
                "import", String(decoding: path, as: UTF8.self), "--locales", folder.name)
            #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
            let before = try Repository.text("Locales/\(language).arb").split(separator: "\n")
            let after = try Repository.text(at: "\(folder.name)/\(language).arb")
                .split(separator: "\n")
            #expect(after.count - before.count == 0)
            let changed = zip(before, after).filter { $0.0 != $0.1 }
            #expect(changed.count == 1)
            #expect(changed.first?.1.hasPrefix(#"  "offer.button": "✓ \"a\\b\""#) == true)
        }
    }

    @Test(
        "a text that a sparse language adds stands in the order of the source", arguments: formats)
    func sparse(format: FileFormat) throws {
        let folder = try Self.copy()
        let written = try TranslationExport.builtIn().write(["fr-CA"], as: format)
        let (file, _) = StringFile.read(SourceText(written.bytes), as: format)
        let index = try #require(
            file.entries.firstIndex { $0.key == "push.hidden" || $0.context == "push.hidden" })
        let unit = TextUnit(.text("Texte"), state: .translated)
        let edit = TextEdit(
            entry: index, .putTranslation(Localization(language: "fr-CA", tree: .text(unit))))
        let (bytes, refusals) = file.bytes(applying: [edit])
        #expect(refusals.isEmpty, "\(refusals)")
        let path = try folder.write(bytes, as: Array("edited.\(format.extensions[0])".utf8))
        let run = InProcess.run(
            "import", String(decoding: path, as: UTF8.self), "--locales", folder.name)
        #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
        let line = "  \"review.button\": \"Évaluer dans l’App Store\",\n"
        let expected = try Repository.text("Locales/fr-CA.arb")
            .replacing(line, with: line + "  \"push.hidden\": \"Texte\",\n")
        #expect(try Repository.text(at: "\(folder.name)/fr-CA.arb") == expected)
    }

    @Test("many languages travel in one String Catalog")
    func together() throws {
        let export = try TranslationExport.builtIn()
        let folder = try Self.copy()
        let written = try export.write(export.languages, as: .xcstrings)
        let path = try folder.write(written.bytes, as: Array("All.xcstrings".utf8))
        let run = InProcess.run(
            "import", String(decoding: path, as: UTF8.self), "--locales", folder.name)
        #expect(run.status == 0)
        for name in Self.names {
            let bytes = try Array(Repository.text(at: "\(folder.name)/\(name)").utf8)
            #expect(try bytes == Repository.bytes("Locales/\(name)"), "\(name)")
        }
    }
}
