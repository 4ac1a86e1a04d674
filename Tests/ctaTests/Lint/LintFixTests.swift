import JSON
import StringFiles
import TestSupport
import Testing
import cta

/// `cta lint --fix`: what it mends, and that it touches nothing else.
@Suite struct LintFixTests {
    static let files: [(name: String, before: String, after: String)] = [
        (
            "de.po",
            "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"a b\"\nmsgstr \"\"\n\"c  d\"\n",
            "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgid \"a b\"\nmsgstr \"\"\n\"c d\"\n"
        ),
        (
            "strings.xml",
            "<resources>\r\n<string name=\"a\">Voir l'offre &amp; l&apos;app</string>\r\n</resources>",
            "<resources>\r\n<string name=\"a\">Voir l\\'offre &amp; l\\'app</string>\r\n</resources>"
        ),
        (
            "sr.po",
            "msgid \"\"\r\nmsgstr \"Language: sr_Latn\\n\"\r\n\r\nmsgid \"Help\"\r\n"
                + "msgstr \"Pomoc\u{301}\"\r\n",
            "msgid \"\"\r\nmsgstr \"Language: sr_Latn\\n\"\r\n\r\nmsgid \"Help\"\r\n"
                + "msgstr \"Pomo\u{107}\"\r\n"
        ),
    ]

    @Test("mends what is safe, changes no other byte, and has nothing left to do", arguments: files)
    func mends(name: String, before: String, after: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(before, as: name)
        let run = InProcess.run("lint", path, "--fix", "--only", "space,unicode,file")
        #expect(run.outputText == "")
        #expect(run.status == 0)
        #expect(try Repository.bytes(at: path) == Array(after.utf8))
        _ = InProcess.run("lint", path, "--fix", "--only", "space,unicode,file")
        #expect(try Repository.bytes(at: path) == Array(after.utf8))
    }

    @Test("keeps the encoding of the file")
    func encoding() throws {
        let folder = try TemporaryFolder()
        let text = "\u{FEFF}\"a b\" = \"c\";\n"
        let units = { (text: String) in text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
        _ = try folder.makeFolder("en.lproj")
        _ = try folder.makeFolder("de.lproj")
        _ = try folder.write("\"a b\" = \"x y\";\n", as: "en.lproj/L.strings")
        let path = String(
            decoding: try folder.write(
                units(text.replacing("\"c\"", with: "\"c  d\"")),
                as: Array("de.lproj/L.strings".utf8)), as: UTF8.self)
        let run = InProcess.run("lint", path, "--fix", "--only", "space")
        #expect(run.outputText == "")
        #expect(try Repository.bytes(at: path) == units(text.replacing("\"c\"", with: "\"c d\"")))
    }

    @Test("needs a file")
    func standardInput() {
        let run = InProcess.run("lint", "-", "--fix")
        #expect(run.status == 2)
        #expect(run.errorText.contains("--fix changes files"))
    }
}
