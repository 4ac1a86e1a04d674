internal import StringFiles
internal import Testing

@Suite struct MarkupEditingTests {
    /// The bytes after an edit of the first entry.
    private func edited(
        _ text: String, _ format: FileFormat, _ change: TextEdit.Change, path: String = ""
    ) -> String {
        let (file, _) = StringFile.read(
            SourceText(Array(text.utf8)), as: format, ReadOptions(path: path, language: "de"))
        let (bytes, refusals) = file.bytes(applying: [TextEdit(entry: 0, change)])
        #expect(refusals == [])
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func plural(_ texts: [(String, String)]) -> VariantTree {
        let variants = texts.map { Variant(name: $0, tree: .text(TextUnit(.text($1)))) }
        return .group(VariantGroup(selector: .plural(VariantArgument()), variants: variants))
    }

    private static func unit(_ id: String, _ rest: String) -> String {
        "\n\t\t<trans-unit id=\"\(id)\" xml:space=\"preserve\">\n\t\t\t\(rest)\n\t\t</trans-unit>"
    }

    private static func xliff(_ units: String) -> String {
        "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"de\">\n"
            + "\t<body>\(units)\n\t</body>\n</file></xliff>"
    }

    @Test("puts a target with its state behind the source of an XLIFF unit")
    func target() {
        let before = Self.xliff(Self.unit("k", "<source>A</source>\n\t\t\t<note/>"))
        let after = Self.xliff(
            Self.unit(
                "k",
                "<source>A</source>\n\t\t\t<target state=\"translated\">&lt;B&gt;</target>"
                    + "\n\t\t\t<note/>"))
        let change = TextEdit.Change.setText(
            language: "de", role: .translation, path: [], TextValue("<B>"), .translated)
        expectSameText(edited(before, .xliff, change), after)
    }

    @Test("gives a plural category that the source lacks a unit of its own")
    func category() {
        let one = Self.unit("n|==|plural.one", "<source>1</source>")
        let other = Self.unit("n|==|plural.other", "<source>%d</source>")
        let after = Self.xliff(
            Self.unit(
                "n|==|plural.one", "<source>1</source>\n\t\t\t<target>eins</target>")
                + Self.unit(
                    "n|==|plural.other", "<source>%d</source>\n\t\t\t<target>viele</target>")
                + Self.unit(
                    "n|==|plural.few", "<source>%d</source>\n\t\t\t<target>wenige</target>"))
        let tree = Self.plural([("one", "eins"), ("few", "wenige"), ("other", "viele")])
        let change = TextEdit.Change.putTranslation(Localization(language: "de", tree: tree))
        expectSameText(edited(Self.xliff(one + other), .xliff, change), after)
    }

    @Test("sets and removes the state of an XLIFF target")
    func state() {
        let text = "<source>A</source><target state='new' x='y'>B</target>"
        func changed(_ state: TranslationState) -> String {
            edited(
                Self.xliff(Self.unit("k", text)), .xliff,
                .setState(language: "de", path: [], state))
        }
        expectSameText(
            changed(.final), Self.xliff(Self.unit("k", text.replacing("new", with: "final"))))
        expectSameText(
            changed(.unstated), Self.xliff(Self.unit("k", text.replacing(" state='new'", with: "")))
        )
    }

    @Test("keeps comments inside of a text that changes")
    func asides() {
        let text = "<source>A</source><target>B<!-- why --> C</target>"
        let change = TextEdit.Change.setText(
            language: "de", role: .translation, path: [], TextValue("D"), nil)
        expectSameText(
            edited(Self.xliff(Self.unit("k", text)), .xliff, change),
            Self.xliff(Self.unit("k", "<source>A</source><target>D<!-- why --></target>")))
    }

    @Test("adds an Android quantity, and a comment above")
    func android() {
        func file(_ head: String, _ tail: String) -> String {
            "<resources>\r\n\(head)  <plurals name=\"n\">\r\n    <item quantity=\"other\">b</item>"
                + "\(tail)\r\n  </plurals>\r\n</resources>"
        }
        let variant = Variant(name: "one", tree: .text(TextUnit(.text("it's"))))
        expectSameText(
            edited(
                file("", ""), .android, .addVariant(language: "de", path: [], variant),
                path: "values-de/strings.xml"),
            file("", "\r\n    <item quantity=\"one\">it\\'s</item>"))
        expectSameText(
            edited(file("", ""), .android, .setComment("How many")),
            file("  <!-- How many -->\r\n", ""))
    }

    @Test("adds a category to a .stringsdict")
    func stringsDict() {
        func file(_ tail: String) -> String {
            "<dict>\n\t<key>n</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t"
                + "<string>%#@v@</string>\n\t\t<key>v</key>\n\t\t<dict>\n\t\t\t"
                + "<key>other</key>\n\t\t\t<string>b</string>\(tail)\n\t\t</dict>\n\t</dict>\n</dict>"
        }
        let variant = Variant(name: "one", tree: .text(TextUnit(.text("a"))))
        expectSameText(
            edited(
                file(""), .stringsdict, .addVariant(language: "de", path: [], variant),
                path: "de.lproj/L.stringsdict"),
            file("\n\t\t\t<key>one</key>\n\t\t\t<string>a</string>"))
    }

    @Test("adds the first unit to an empty XLIFF 2 file")
    func firstUnit() {
        func file(_ content: String) -> String {
            "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" "
                + "srcLang=\"en\" trgLang=\"de\">\n <file id=\"f\">\(content)</file>\n</xliff>"
        }
        let source = SourceText(Array(file("").utf8))
        let (empty, _) = StringFile.read(source, as: .xliff2)
        let text = TextUnit(.text("A\u{1}"))
        let entry = Entry(
            key: "the key",
            localizations: [Localization(language: "en", role: .source, tree: .text(text))])
        let (bytes, refusals) = empty.bytes(
            applying: [TextEdit(entry: nil, .addEntry(entry))])
        #expect(refusals == [])
        expectSameText(
            String(decoding: bytes, as: UTF8.self),
            file(
                "\n  <unit id=\"u1\" name=\"the key\">\n   <segment>\n    "
                    + "<source xml:space=\"preserve\">A<cp hex=\"0001\"/></source>\n"
                    + "   </segment>\n  </unit>\n "))
    }
}
