internal import StringFiles
internal import TestSupport
internal import Testing
internal import Text

/// `.strings` files that are XML property lists.
@Suite("XML property lists of strings")
struct StringsPropertyListTests {
    private static func file(_ text: String, isUTF16: Bool = false) -> StringFile {
        let bytes =
            isUTF16
            ? [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            : Array(text.utf8)
        return StringFile.read(SourceText(bytes), as: .strings, ReadOptions(language: "de")).0
    }

    private static func texts(of file: StringFile) -> [String: String] {
        let pairs = file.entries.compactMap { entry in
            entry.localizations.first?.tree.firstText.map {
                (entry.key, file.text(of: $0.unit.content))
            }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    @Test("reads what plistlib reads")
    func reads() throws {
        let bytes = try Repository.bytes("fixtures/strings/accepted/PropertyList.strings")
        let (file, diagnostics) = StringFile.read(SourceText(bytes), as: .strings)
        #expect(diagnostics == [])
        // plistlib.load of CPython 3.11.
        #expect(
            Self.texts(of: file) == [
                "offer.title": "View offer", "R&D <b>": "%1$@ & \"%2$lld\" 🎁",
                "raw": "<b>Tap</b> here", "": "a key of nothing", "empty": "", "lines": "one\ntwo",
            ])
        #expect(file.entries.count == 6)
    }

    @Test("reads UTF-16")
    func wide() {
        let text =
            #"<?xml version="1.0" encoding="UTF-16"?><plist><dict>"#
            + "<key>ü</key><string>🎁</string></dict></plist>"
        #expect(Self.texts(of: Self.file(text, isUTF16: true)) == ["ü": "🎁"])
    }

    private static let text = """
        <plist version="1.0">
        <dict>
        \t<key>a</key>
        \t<string>A</string>
        \t<key>b</key>
        \t<string/>
        </dict>
        </plist>

        """

    @Test(
        "edits in place",
        arguments: [
            (
                TextEdit(
                    entry: 0,
                    .setText(
                        language: "de", role: .translation, path: [], TextValue("1 < 2 & 3"), nil)),
                "<string>A</string>", "<string>1 &lt; 2 &amp; 3</string>"
            ),
            (
                TextEdit(
                    entry: 1,
                    .setText(language: "de", role: .translation, path: [], TextValue("B"), nil)),
                "<string/>", "<string>B</string>"
            ),
            (TextEdit(entry: 0, .removeEntry), "\n\t<key>a</key>\n\t<string>A</string>", ""),
            (
                TextEdit(
                    entry: 0,
                    .addEntry(
                        Entry(
                            key: "<c>",
                            localizations: [
                                Localization(language: "de", tree: .text(TextUnit(.text("C"))))
                            ]))),
                "<string>A</string>",
                "<string>A</string>\n\t<key>&lt;c&gt;</key>\n\t<string>C</string>"
            ),
        ])
    func edits(_ edit: TextEdit, _ old: String, _ new: String) {
        let file = Self.file(Self.text)
        let (bytes, refusals) = file.bytes(applying: [edit])
        #expect(refusals.isEmpty)
        let expected = Self.text.replacing(old, with: new)
        #expect(expected != Self.text)
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test(
        "refuses what an XML property list cannot hold",
        arguments: [
            TextEdit(entry: 0, .setComment("a comment")), TextEdit(entry: 2, .removeEntry),
            TextEdit(
                entry: 0,
                .setText(language: "de", role: .translation, path: [], TextValue("\u{0}"), nil)),
            TextEdit(
                entry: 0,
                .setText(language: "fr", role: .translation, path: [], TextValue("x"), nil)),
            TextEdit(
                entry: nil,
                .addEntry(
                    Entry(
                        key: "a",
                        localizations: [
                            Localization(language: "de", tree: .text(TextUnit(.text("C"))))
                        ]))),
        ])
    func refuses(_ edit: TextEdit) {
        let (bytes, refusals) = Self.file(Self.text).bytes(applying: [edit])
        #expect(refusals.count == 1)
        #expect(bytes.elementsEqual(Self.text.utf8))
    }

    @Test("adds the first entry to an empty dictionary", arguments: ["<dict/>", "<dict></dict>"])
    func addsFirst(_ dictionary: String) {
        let localization = Localization(language: "de", tree: .text(TextUnit(.text("C"))))
        let entry = Entry(key: "c", localizations: [localization])
        let file = Self.file("<plist>\(dictionary)</plist>")
        let (bytes, refusals) = file.bytes(applying: [TextEdit(entry: nil, .addEntry(entry))])
        #expect(refusals.isEmpty)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(Self.texts(of: Self.file(text)) == ["c": "C"])
    }
}
