internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct FluentEditTests {
    private static func file(_ text: String) -> StringFile {
        StringFile.read(
            SourceText(Array(text.utf8)), as: .fluent, ReadOptions(language: "en")
        ).0
    }

    private static func text(_ text: String) -> VariantTree { .text(TextUnit(.text(text))) }

    private static func setText(_ entry: Int, _ text: String, _ path: TextPath = []) -> TextEdit {
        TextEdit(
            entry: entry,
            .setText(
                language: "en", role: .translation, path: path, TextValue(text), nil))
    }

    private static func entry(_ key: String, _ content: String, comment: String? = nil) -> Entry {
        var entry = Entry(
            key: key, localizations: [Localization(language: "en", tree: text(content))])
        if let comment { entry.comments = [.init(.text(comment))] }
        return entry
    }

    @Test(
        "changes nothing but what an edit is about",
        arguments: [
            ("a = x  \nb = y\n", [setText(0, "x.")], "a = x.  \nb = y\n"),
            (
                "a =\n  x\n  y\n", [setText(0, "one\n.two\n\n three ")],
                "a =\n  one\n  {\".\"}two\n\n  {\" \"}three{\" \"}\n"
            ),
            ("a = x\r\n      y\r\nb = c", [setText(0, "1\n2")], "a = 1\r\n      2\r\nb = c"),
            ("a = x", [setText(0, "{1}\n2\r")], "a = {\"{\"}1{\"}\"}\n    2{\"\\u000D\"}"),
            (
                "a = { $n ->\n [one] x\n*[other] y\n }\n", [setText(0, "z\nz", ["other"])],
                "a = { $n ->\n [one] x\n*[other] z\n    z\n }\n"
            ),
            (
                "a = { $n ->\n    [one] x\n   *[other] y\n}\n",
                [
                    TextEdit(
                        entry: 0,
                        .addVariant(language: "en", path: [], Variant(name: "few", tree: text("f")))
                    )
                ],
                "a = { $n ->\n    [one] x\n   *[other] y\n    [few] f\n}\n"
            ),
            (
                "# c\na = x\n    .b = y\nz = z\n", [TextEdit(entry: 0, .removeEntry)],
                "# c\na =\n    .b = y\nz = z\n"
            ),
            (
                "a = x\n    .b = y\n    .c = z\n", [TextEdit(entry: 1, .removeEntry)],
                "a = x\n    .c = z\n"
            ),
            ("a =\n    .b = y\nz = z", [TextEdit(entry: 0, .removeEntry)], "z = z"),
            ("# c\n# d\na = x\n", [TextEdit(entry: 0, .setComment("e"))], "# e\na = x\n"),
            ("# c\na = x\n", [TextEdit(entry: 0, .setComment(nil))], "a = x\n"),
            ("a = x\n", [TextEdit(entry: 0, .setComment("e\n\nf"))], "# e\n#\n# f\na = x\n"),
            (
                "a = x\n\n# end", [TextEdit(entry: nil, .addEntry(entry("b", "y")))],
                "a = x\n\n# end\n\nb = y\n"
            ),
            (
                "a = x\nz = z\n", [TextEdit(entry: 0, .addEntry(entry("b", "y")))],
                "a = x\nb = y\nz = z\n"
            ),
            (
                "a = x\nz = z\n", [TextEdit(entry: 0, .addEntry(entry("a.b", "y")))],
                "a = x\n    .b = y\nz = z\n"
            ),
            (
                "## S\n\na = x\n", [TextEdit(entry: nil, .addEntry(entry("b", "y")))],
                "## S\n\na = x\n##\n\nb = y\n"
            ),
        ] as [(String, [TextEdit], String)])
    func edits(text: String, edits: [TextEdit], expected: String) {
        let (bytes, refusals) = Self.file(text).bytes(applying: edits)
        #expect(refusals == [])
        expectSameText(String(decoding: bytes, as: UTF8.self), expected)
    }

    @Test(
        "refuses what it cannot write",
        arguments: [
            ("-a = x\n    .b = y\n", TextEdit(entry: 0, .removeEntry)),
            ("a = x\n    .b = y\n", TextEdit(entry: 1, .setComment("c"))),
            ("a = x\n", TextEdit(entry: 0, .setComment("c\rd"))),
            ("a = x\n", TextEdit(entry: nil, .addEntry(entry("a", "y")))),
            ("a = x\n", TextEdit(entry: nil, .addEntry(entry("b c", "y")))),
            ("a = x\n", TextEdit(entry: nil, .addEntry(entry("-t.b", "y")))),
            ("a = x\n", TextEdit(entry: 0, .removeTranslation(language: "en"))),
        ])
    func refusals(text: String, edit: TextEdit) {
        let (bytes, refusals) = Self.file(text).bytes(applying: [edit])
        #expect(refusals.map(\.edit) == [0])
        #expect(bytes == Array(text.utf8))
    }

    @Test("writes the attributes of a message below it, and lists what Fluent does not have")
    func writing() {
        let file = StringFile(
            format: .fluent, languages: ["en"],
            entries: [
                Self.entry("a.x", "1", comment: "c"), Self.entry("b", "2"),
                Self.entry("a", "3\n4", comment: "lost"), Self.entry("a.y", "5"),
                Self.entry("no name", "6"), Self.entry("-t.x", "7"), Self.entry("b", "8"),
            ])
        let written = FileFormat.fluent.write(file)
        #expect(
            String(decoding: written.bytes, as: UTF8.self)
                == "# c\na =\n    3\n    4\n    .x = 1\n    .y = 5\nb = 2\n")
        #expect(written.losses.map(\.key) == ["a", "no name", "b", "-t.x"])
    }

    @Test("keeps what is nested too deep as junk", arguments: [51, 10_000, 1_000_000])
    func depth(_ count: Int) {
        let text = "a = x\nb = " + String(repeating: "{", count: count) + "\nc = y\n"
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: .fluent)
        #expect(file.entries.map(\.key) == ["a", "c"])
        #expect(diagnostics.map(\.id) == [.tooDeep])
        #expect(file.junk.count == 1)
    }

    @Test(
        "decodes a text and leads back to its bytes",
        arguments: [
            ("a = x{\"\\u0041\"}y", "xAy", [4, 7, 15, 16]),
            ("a = {\"\"}", "", [8]), ("a = é{ $n }", "é{ $n }", [4, 6, 7, 8, 9, 10, 11, 12]),
            ("a =\n   x\n    y", "x\n y", [7, 8, 12, 13, 14]),
            ("a = x\r\n\r\n  {\"\\U01F381\"}", "x\n\n🎁", [4, 5, 7, 13, 13, 23]),
        ])
    func offsets(file text: String, decoded: String, offsets: [Int]) throws {
        let file = Self.file(text)
        let unit = try #require(file.entries.first?.localizations.first?.tree.units.first)
        expectSameText(file.text(of: unit.content), decoded)
        let found = (0...decoded.utf16.count).map { file.byteOffset(ofUTF16: $0, in: unit.content) }
        #expect(found == offsets)
    }
}
