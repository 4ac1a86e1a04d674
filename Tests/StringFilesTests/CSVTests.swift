internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct CSVTests {
    private static func shape(_ format: FileFormat) -> ModelShape {
        ModelShape(
            format: format, allows: { $0 != "\u{0}" }, allowsInKey: { $0 != "\u{0}" },
            attributeNames: ["x,\"y\""])
    }

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("csv"))
    func corpus(_ file: CorpusFile) throws {
        let folder = "csv/Dorthu__Tanks-of-Freedom/translations/translations_"
        let files = ["en", "ja", "ru"].map { "\(folder)\($0).csv" }
        let reason = "the manifest takes the header ',en' for a text"
        // Keys that are there twice, as DEFECTS.tsv has them.
        let lines = [65, 81, 84, 86, 87, 88, 96, 154, 199]
        // The manifest counts each text.
        let expectation = CorpusExpectation(
            .csv,
            differences: Dictionary(uniqueKeysWithValues: files.map { ($0, (286, reason)) }),
            brokenLines: Dictionary(uniqueKeysWithValues: files.map { ($0, lines) })
        ) { file in
            file.entries.reduce(0) { $0 + $1.localizations.count }
        }
        try expectCorpusFile(file, expectation)
    }

    @Test("reads back what it wrote, and edits in place", arguments: [FileFormat.csv, .tsv])
    func roundTrips(_ format: FileFormat) { expectRoundTrips(Self.shape(format)) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = [
            "accepted/table.csv", "accepted/de.csv", "accepted/cr.csv", "rejected/faults.csv",
        ]
        expectNoTrap(.csv, seeds: try names.map { try Repository.bytes("fixtures/csv/\($0)") })
    }

    @Test(
        "finds the columns",
        arguments: [
            (",en,de\na,b,c", "en:b de:c"), ("key,target\na,b", "xx:b"), ("a,b", "xx:b"),
            ("a,b,c\nd,e,f", "und:b xx:c und:e xx:f"), ("Name,Name\nx,y", "xx:Name xx:y"),
            ("source,target\nb,c", "xx:c"), ("id;pt_BR;zh-Hant-HK\na;b;c", "pt_BR:b zh-Hant-HK:c"),
            ("a\tb\nd\te", "xx:b xx:e"), ("key,nonsense\na,b", "xx:nonsense xx:b"),
            ("key,source,target\na,b,c", "und:b xx:c"), ("id,de\na,b,c", "de:b"), ("", ""),
        ])
    func columns(text: String, texts: String) {
        let (file, _) = StringFile.read(
            SourceText(Array(text.utf8)), as: .csv, ReadOptions(language: "xx"))
        let found = file.entries.flatMap(\.localizations).map { localization in
            "\(localization.language):\(localization.tree.units.map { file.text(of: $0.content) }[0])"
        }
        #expect(found.joined(separator: " ") == texts)
    }

    @Test(
        "edits the field alone, in the way it is written",
        arguments: [
            ("k,de\na,x\n", "y", "k,de\na,y\n"), ("key,de\na,\"x\"\n", "y", "key,de\na,\"y\"\n"),
            ("key,de\na,x\n", "=1+1", "key,de\na,=1+1\n"),
            ("key,de\r\na,x", "1,\"2\"\n", "key,de\r\na,\"1,\"\"2\"\"\n\""),
            ("key;de\na;\"x\"tail\n", "y", "key;de\na;\"y\"tail\n"),
            ("key,de\na,\"x\nb,c\n", "y", "key,de\na,\"y\"\nb,c\n"),
            ("key,de\na,x\n", "", "key,de\na,\"\"\n"),
        ])
    func edit(text: String, value: String, expected: String) {
        let (file, _) = StringFile.read(
            SourceText(Array(text.utf8)), as: .csv, ReadOptions(language: "de"))
        let edit = TextEdit(
            entry: file.entries.firstIndex { $0.key == "a" },
            .setText(language: "de", role: .translation, path: [], TextValue(value), nil))
        let (bytes, refusals) = file.bytes(applying: [edit])
        #expect(refusals == [])
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }

    @Test("fills up a record that is too short, and adds one behind another")
    func additions() {
        let text = "key,en,de,comment\na\nb,x"
        let (file, _) = StringFile.read(SourceText(Array(text.utf8)), as: .csv)
        func localization(_ text: String) -> Localization {
            Localization(language: "de", tree: .text(TextUnit(.text(text))))
        }
        let edits = [
            TextEdit(entry: 0, .putTranslation(localization("A"))),
            TextEdit(entry: 0, .addEntry(Entry(key: "n", localizations: [localization("N")]))),
            TextEdit(entry: 1, .setComment("c")),
            TextEdit(
                entry: 1,
                .putTranslation(
                    Localization(
                        language: "fr", tree: .text(TextUnit(.text("F")))))),
        ]
        let (bytes, refusals) = file.bytes(applying: edits)
        #expect(refusals.map(\.edit) == [3])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "key,en,de,comment\na,,A\nn,,N,\nb,x,,c")
    }

    @Test("reads the UTF-16 of a spreadsheet and edits it there")
    func utf16() {
        func bytes(_ text: String) -> [UInt8] {
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
        let text = "key\tde\r\na\t日本\r\nb\tx\r\n"
        let (file, diagnostics) = StringFile.read(SourceText(bytes(text)), as: .tsv)
        #expect(diagnostics == [])
        let value = TextValue("\"中\"")
        let edit = TextEdit(
            entry: 0, .setText(language: "de", role: .translation, path: [], value, nil))
        let expected = bytes(text.replacing("日本", with: "\"\"\"中\"\"\""))
        #expect(file.bytes(applying: [edit]).bytes == expected)
    }

    @Test("lists what a table cannot hold")
    func losses() {
        func entry(_ key: String, _ text: String) -> Entry {
            let tree = VariantTree.text(TextUnit(.text(text)))
            return Entry(key: key, localizations: [Localization(language: "de", tree: tree)])
        }
        var named = entry("c", "z")
        named.attributes = [Attribute(name: "note", .text("n"))]
        let file = StringFile(
            format: .csv, languages: ["de"],
            entries: [
                entry("a", "x\u{0}"), entry("b", "=1"), named, entry("b", "y"), entry("", ""),
            ])
        let written = FileFormat.csv.write(file)
        #expect(String(decoding: written.bytes, as: UTF8.self) == "key,de\r\nb,=1\r\nc,z\r\n")
        #expect(written.losses.map(\.kind) == [.keys, .attributes, .keys, .keys])
    }
}
