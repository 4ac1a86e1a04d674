import Glibc
import StringFiles
import TestSupport
import Testing
import cta

@Suite struct ConvertCommandTests {
    @Test("writes another format by the name of the file, and back")
    func names() throws {
        let folder = try TemporaryFolder()
        let locales = "\(Repository.root)/Locales"
        for tag in ["ar", "ta", "zh-Hant"] {
            let there = InProcess.run(
                "convert", "\(locales)/\(tag).arb", "%/\(tag).xcstrings", in: folder)
            #expect(there.status == 0)
            #expect(there.outputText == "")
            #expect(
                there.errorText == """
                    \(locales)/\(tag).arb: note: the placeholders of "offer.suggestion.discount" \
                    and 27 more are those of ICU MessageFormat; an app that reads String Catalog \
                    expects those of NSString

                    """)
            let back = InProcess.run(
                "convert", "%/\(tag).xcstrings", "-", "--to", "arb", in: folder)
            #expect(back.status == 0)
            let same = try folder.write(back.outputText, as: "\(tag).arb")
            let difference = InProcess.run("diff", "\(locales)/\(tag).arb", same)
            #expect(difference.status == 0 && difference.outputText == "")
            unsafe unlink("\(folder.name)/\(tag).xcstrings")
        }
    }

    @Test(
        "opens an .xcloc as the XLIFF in it, and not the sources beside that", arguments: ["", "/"])
    func bundle(slash: String) throws {
        let folder = try TemporaryFolder()
        let bundle = try folder.makeFolder("zh-Hant.XCLOC")
        _ = try folder.makeFolder("zh-Hant.XCLOC/Source Contents")
        _ = try folder.makeFolder("zh-Hant.XCLOC/Localized Contents")
        let text = try Repository.text("fixtures/xliff/accepted/\(Self.xliff)")
        _ = try folder.write("<xliff/>", as: "zh-Hant.XCLOC/Source Contents/a.xliff")
        let missing = InProcess.run("convert", bundle + slash, "-")
        #expect(missing.status == 3)
        #expect(missing.errorText == "cta: \(bundle)\(slash): no XLIFF in it\n")
        _ = try folder.write(text, as: "zh-Hant.XCLOC/Localized Contents/zh-Hant.xliff")
        let run = InProcess.run("convert", bundle + slash, "-")
        #expect(run.status == 0 && run.outputText == text, "\(run.errorText)")
    }

    private static let xliff =
        (try? Repository.names(in: "fixtures/xliff/accepted"))?.sorted()
        .first { $0.hasSuffix(".xliff") || $0.hasSuffix(".xlf") } ?? "missing"

    @Test("lists what the format cannot hold and refuses, or writes the rest when told")
    func losses() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "{\n  \"@@locale\": \"en\",\n  \"a\": \"x\",\n  \"@a\": {\"x-limit\": 3}\n}\n",
            as: "en.arb")
        let refused = InProcess.run("convert", path, "%/A.xcstrings", in: folder)
        #expect(refused.status == 1)
        #expect(refused.outputText == "")
        #expect(
            refused.errorText == """
                \(path):3:4: error: String Catalog cannot hold the limit of 3 of "a" [loss.limits]
                cta: \(path): String Catalog cannot hold all of it, nothing is written; \
                --lossy writes the rest

                """)
        #expect(unsafe access("\(folder.name)/A.xcstrings", F_OK) != 0)
        let written = InProcess.run("convert", path, "-", "--to", "xcstrings", "--lossy")
        #expect(written.status == 0)
        #expect(
            written.errorText
                == "\(path):3:4: warning: String Catalog cannot hold the limit of 3 of \"a\" "
                + "[loss.limits]\n")
        #expect(written.outputText.contains("\"value\" : \"x\""))
    }

    @Test("within a format keeps the bytes of a broken file, with its faults on standard error")
    func sameFormat() throws {
        let folder = try TemporaryFolder()
        let text = "{\"@@locale\": \"de\",\r\n\"a\": \"x\",\r\n\"a\": \"y\",\r\n}"
        let path = try folder.write(text, as: "de.arb")
        let run = InProcess.run("convert", path, "-")
        #expect(run.status == 1)
        #expect(run.output == Array(text.utf8))
        let lines = run.errorText.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.contains(
                "\(path):3:2: error: duplicate key \"a\"; the first is on line 2 [file.duplicate-key]"
            ))
    }

    @Test("writes one language of many, in any spelling, and says so when there is none")
    func language() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            """
            {"sourceLanguage": "en", "strings": {"Hi": {"localizations": {"pt-BR": {
            "stringUnit": {"state": "translated", "value": "Oi"}}}}}, "version": "1.0"}
            """, as: "A.xcstrings")
        let run = InProcess.run("convert", path, "-", "--to", "arb", "--language", "pt_BR")
        #expect(run.status == 0)
        #expect(run.outputText == "{\n  \"@@locale\": \"pt-BR\",\n  \"Hi\": \"Oi\"\n}\n")
        let none = InProcess.run("convert", path, "-", "--to", "arb", "--language", "fr")
        #expect(none.status == 1)
        #expect(none.errorText == "cta: \(path): no text in fr; the file has en, pt-BR\n")
    }

    @Test("joins the source texts for a format that holds both")
    func source() throws {
        let folder = try TemporaryFolder()
        let english = try folder.write(
            #"{"@@locale": "en", "a": "A", "@a": {"description": "d"}, "b": "B"}"#, as: "en.arb")
        let german = try folder.write(#"{"@@locale": "de", "b": "Be"}"#, as: "de.arb")
        let run = InProcess.run(
            "convert", german, "-", "--to", "xcstrings", "--source", english)
        #expect(run.status == 0)
        #expect(run.errorText == "")
        let (file, _) = StringFile.read(SourceText(run.output), as: .xcstrings)
        #expect(file.sourceLanguage == "en")
        #expect(file.languages == ["en", "de"])
        #expect(file.entries.map(\.localizations.count) == [1, 2])
        #expect(file.entries.map(\.comments.count) == [1, 0])
        let none = InProcess.run("convert", german, "%/x.arb", "--source", english, in: folder)
        #expect(none.status == 2)
        #expect(
            none.errorText
                == "cta convert: '--source': ARB holds no source texts (try 'cta convert --help')\n"
        )
    }

    @Test("replaces a file as a whole, keeps its permissions and follows links")
    func replacing() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write("{\"@@locale\": \"de\"}", as: "de.arb")
        let output = try folder.write("old", as: "out.arb")
        #expect(unsafe chmod(output, 0o640) == 0)
        try folder.makeLink("link.arb", to: "out.arb")
        let run = InProcess.run("convert", input, "%/link.arb", in: folder)
        #expect(run.status == 0)
        #expect(try Repository.text(at: output) == "{\"@@locale\": \"de\"}")
        var status = stat()
        #expect(unsafe lstat("\(folder.name)/link.arb", &status) == 0)
        #expect(status.st_mode & S_IFMT == S_IFLNK)
        #expect(unsafe stat(output, &status) == 0 && status.st_mode & 0o777 == 0o640)
        let device = InProcess.run("convert", input, "/dev/null")
        #expect(device.status == 0)
    }

    @Test(
        "a file that may not be written stays as it is",
        .enabled(if: geteuid() != 0, "root may write everything"))
    func permission() throws {
        let folder = try TemporaryFolder()
        let input = try folder.write("{}", as: "de.arb")
        let output = try folder.write([], as: Array("out.arb".utf8), mode: 0o400)
        let path = String(decoding: output, as: UTF8.self)
        let run = InProcess.run("convert", input, path)
        #expect(run.status == 3)
        #expect(run.errorText == "cta: \(path): no permission\n")
    }

    @Test("reads the escaping of apostrophes from l10n.yaml")
    func flutter() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(#"{"@@locale": "fr", "a": "l'{x}"}"#, as: "fr.arb")
        let quoted = InProcess.run("pseudo", path)
        #expect(quoted.outputText.contains("ļ'{x}"))
        _ = try folder.write("arb-dir: .\n", as: "l10n.yaml")
        let literal = InProcess.run("pseudo", path, "--locale", "ar-XB")
        #expect(literal.outputText.contains("l'\u{202C}\u{200F}{x}"))
    }
}
