internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct I18nextTests {
    private static let shape = ModelShape(
        format: .i18next, dialect: .doubleBraces, isSorted: true,
        adjustTree: { tree in
            // One form alone is written under the bare key, which is a loss of its own.
            guard case .group(let group) = tree, group.selector != .items,
                group.variants.count == 1
            else { return tree.numberingItems }
            return group.variants[0].tree
        })

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = ["accepted/en.json", "rejected/fr.json"]
        expectNoTrap(
            .i18next, seeds: try names.map { try Repository.bytes("fixtures/i18next/\($0)") })
    }

    private static func file(_ entries: [(String, VariantTree)]) -> StringFile {
        StringFile(
            format: .i18next, languages: ["en"],
            entries: entries.map { key, tree in
                Entry(key: key, localizations: [Localization(language: "en", tree: tree)])
            })
    }

    private static func text(_ text: String) -> VariantTree { .text(TextUnit(.text(text))) }

    @Test("writes no text that would read as a plural form")
    func falsePlurals() {
        let file = Self.file([
            ("a_one", Self.text("x")), ("a_other", Self.text("y")),
            ("b_other", Self.text("{{count}} z")), ("c_other", Self.text("kept")),
        ])
        let written = FileFormat.i18next.write(file)
        #expect(written.losses.map(\.key) == ["a_one", "a_other", "b_other"])
        #expect(written.losses.map(\.kind) == [.keys, .keys, .keys])
        let (again, _) = StringFile.read(SourceText(written.bytes), as: .i18next)
        #expect(again.entries.map(\.key) == ["c_other"])
    }

    @Test("lists that the only plural form becomes a text")
    func onlyForm() {
        let group = VariantGroup(
            selector: .plural(VariantArgument()),
            variants: [Variant(name: "other", tree: Self.text("items"))])
        let written = FileFormat.i18next.write(Self.file([("a", .group(group))]))
        #expect(written.losses.map(\.kind) == [.variants])
        #expect(String(decoding: written.bytes, as: UTF8.self) == "{\n  \"a\": \"items\"\n}\n")
    }

    @Test("tells ordinal forms beside cardinal ones by their key")
    func ordinals() {
        let text = #"""
            {
              "n_one": "1",
              "n_other": "{{count}}",
              "n_ordinal_one": "1st",
              "n_ordinal_other": "{{count}}th"
            }

            """#
        let (file, _) = StringFile.read(SourceText(Array(text.utf8)), as: .i18next)
        #expect(file.entries.map(\.key) == ["n", "n_ordinal"])
        #expect(String(decoding: FileFormat.i18next.write(file).bytes, as: UTF8.self) == text)
    }

    @Test("adds a plural form and replaces all of them")
    func forms() {
        let text = #"{"a": "x", "n_one": "1", "n_other": "{{count}}", "z": "y"}"#
        let (file, _) = StringFile.read(
            SourceText(Array(text.utf8)), as: .i18next, ReadOptions(language: "en"))
        let few = Variant(name: "few", tree: Self.text("some"))
        let edit = TextEdit(entry: 1, .addVariant(language: "en", path: [], few))
        let (bytes, refusals) = file.bytes(applying: [edit])
        #expect(refusals == [])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"a": "x", "n_one": "1", "n_other": "{{count}}", "n_few": "some", "z": "y"}"#)
        let put = TextEdit(
            entry: 1, .putTranslation(Localization(language: "en", tree: Self.text("none"))))
        #expect(
            String(decoding: file.bytes(applying: [put]).bytes, as: UTF8.self)
                == #"{"a": "x", "n": "none", "z": "y"}"#)
    }
}
