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

    static let lineEnds: [(text: String, end: String)] = [
        ("{\"a\": \"b\"}", "\n"), ("{\r\n\"a\": \"b\"}", "\r\n"), ("{\r\"a\": \"b\"}", "\r"),
        ("{\n\"a\":\r\"b\"}", "\n"),
    ]

    @Test("ends the last line as the others end", arguments: lineEnds)
    func lineEnd(text: String, end: String) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(text, as: "en.arb")
        _ = InProcess.run("lint", path, "--fix")
        #expect(try Repository.bytes(at: path) == Array((text + end).utf8))
    }

    /// Files without a last line end, and with spaces to mend where anything could read a text.
    static let untouchable: [(name: String, bytes: [UInt8])] = [
        // CPython: plistlib.dumps({"a": "b"}, fmt=plistlib.FMT_BINARY)
        ("L.strings", binaryList), ("L.stringsdict", binaryList), ("en.arb", binaryList),
        ("en.properties", binaryList),
        ("en.arb", Array("{\"a\":\"x\0  y\"}".utf8)), ("en.properties", Array("a=x\0  y".utf8)),
        ("en.arb", Array("{\"a\":\"x".utf8) + [0xFF] + Array("  y\"}".utf8)),
        ("L.strings", Array("\"a\"=\"x".utf8) + [0xC3] + Array("  y\";".utf8)),
        // UTF-16 that lacks its last byte, and UTF-32.
        ("L.strings", Array("\"a\"=\"x  y\";".utf16.flatMap { [UInt8($0), 0] }.dropLast())),
        ("L.strings", [0xFF, 0xFE, 0, 0] + "\"a\"=\"b\";".utf8.flatMap { [$0, 0, 0, 0] }),
        ("L.strings", "\"a\"=\"b\";".utf8.flatMap { [$0, 0, 0, 0] }),
        (
            "de.po",
            Array("msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=zz\\n\"".utf8)
        ),
    ]

    private static let binaryList: [UInt8] =
        Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0x51, 0x62, 8, 11, 13]
        + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]
        + [0, 0, 0, 0, 0, 0, 0, 15]

    @Test("touches no file that is not wholly text", arguments: untouchable)
    func leavesAlone(name: String, bytes: [UInt8]) throws {
        let folder = try TemporaryFolder()
        let path = String(
            decoding: try folder.write(bytes, as: Array(name.utf8)), as: UTF8.self)
        let sarif = InProcess.run("lint", path, "--format", "sarif")
        #expect(!sarif.outputText.contains("insertedContent"))
        _ = InProcess.run("lint", path, "--fix")
        #expect(try Repository.bytes(at: path) == bytes)
    }

    @Test("needs a file")
    func standardInput() {
        let run = InProcess.run("lint", "-", "--fix")
        #expect(run.status == 2)
        #expect(run.errorText.contains("--fix changes files"))
    }
}
