internal import FoundationEssentials
internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct JSONFileTests {
    private static let shape = ModelShape(
        format: .json, isSorted: true, adjustTree: { $0.numberingItems },
        adjust: { entry in
            // Half of the keys are paths.
            let parts = entry.key.utf8.split(separator: UInt8(ascii: "."))
                .map { String(decoding: $0, as: UTF8.self) }
            guard parts.count > 1 else { return }
            let escaped = parts.map {
                $0.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
            }
            entry.key = "." + escaped.joined(separator: ".")
        })

    /// The texts of all entries, as the manifest counts.
    static let count: @Sendable (StringFile) -> Int = { file in
        file.entries.flatMap(\.localizations).reduce(0) { $0 + $1.tree.units.count }
    }

    /// The formats of the files that are not plain.
    static func format(_ path: String) -> FileFormat {
        if path.contains("_locales") { return .chrome }
        return path.contains("selector-json-format") ? .i18next : .json
    }

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("json"))
    func corpus(_ file: CorpusFile) throws {
        let expectation = CorpusExpectation(
            Self.format(file.path),
            brokenLines: ["json/i18next__i18next/test/runtime/locales/en/nonjson.json": [1, 1]],
            count: Self.count)
        try expectCorpusFile(file, expectation)
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = ["accepted/de.json", "accepted/array.json", "rejected/faults.json"]
        expectNoTrap(.json, seeds: try names.map { try Repository.bytes("fixtures/json/\($0)") })
    }

    @Test(
        "gives each place one key",
        arguments: [
            (#"{"a.b": ""}"#, ["a.b"]), (#"{"a": {"b": ""}}"#, [".a.b"]),
            (#"{".a.b": ""}"#, [#".\.a\.b"#]), (#"{"...": ""}"#, ["..."]),
            (#"{".a": ""}"#, [".a"]), (#"{"": ""}"#, [""]), (#"{"": {"": ""}}"#, [#".\e.\e"#]),
            (#"{"a": {"b.c": "", "[0]": ""}}"#, [#".a.b\.c"#, #".a.\[0]"#]),
            (#"["x", {"a": ""}]"#, [".[0]", ".[1].a"]), (#""x""#, ["."]),
            (#"{".": ""}"#, [#".\."#]), (#"{"a": ["x", ["y"], {}]}"#, [".a[0]", ".a[1]"]),
            (#"{"\\e": {"e": ""}}"#, [#".\\e.e"#]),
        ])
    func keys(text: String, keys: [String]) {
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: .json)
        #expect(file.entries.map { ByteText($0.key) } == keys.map { ByteText($0) })
        #expect(diagnostics == [])
        let (again, _) = StringFile.read(
            SourceText(FileFormat.json.write(file).bytes), as: .json)
        #expect(again.entries.map { ByteText($0.key) } == keys.map { ByteText($0) })
    }

    @Test("leaves out and lists what lies in the way of another key")
    func conflicts() {
        let keys = ["a", ".a.b", "c", ".d[0].x", ".d[2].x", "c"]
        let file = StringFile(
            format: .json, languages: ["de"],
            entries: keys.map { key in
                let tree = VariantTree.text(TextUnit(.text("t")))
                return Entry(key: key, localizations: [Localization(language: "de", tree: tree)])
            })
        let written = FileFormat.json.write(file)
        #expect(written.losses.map(\.key) == [".a.b", ".d[2].x", "c"])
    }

    @Test("keeps what is nested too deep as junk", arguments: [101, 10_000])
    func depth(_ count: Int) {
        let text =
            String(repeating: #"{"a":"#, count: count) + #""x""#
            + String(repeating: "}", count: count)
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: .json)
        #expect(diagnostics.contains { $0.id == .tooDeep })
        #expect(!file.junk.isEmpty)
        #expect(file.bytes(applying: []).bytes == Array(text.utf8))
    }

    @Test("refuses keys that grow far beyond the file")
    func longKeys() {
        let name = String(repeating: "n", count: 50_000)
        let members = (0..<5_000).map { #""\#($0)":"""# }.joined(separator: ",")
        let text = "{\"\(name)\":{\(members)}}"
        let (file, diagnostics) = StringFile.read(SourceText(Array(text.utf8)), as: .json)
        let bytes = file.entries.reduce(0) { $0 + $1.key.utf8.count }
        #expect(bytes <= 9 * text.utf8.count)
        #expect(diagnostics.contains { $0.id == .tooLarge })
        #expect(file.entries.count + file.junk.count == 5_000)
    }

    /// nst/JSONTestSuite: `y_` accepted but for names that are there twice, `n_` refused.
    @Test(
        "accepts and refuses as the suite says",
        .enabled(if: Repository.corpus("suites/json") != nil, "no corpus"))
    func suite() throws {
        let folder = try #require(Repository.corpus("suites/json"))
        let duplicates: Set = [
            "y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json",
        ]
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        for name in names where name.hasPrefix("y_") || name.hasPrefix("n_") {
            let bytes = try [UInt8](Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
            let (file, diagnostics) = StringFile.read(SourceText(bytes), as: .json)
            let errors = diagnostics.filter { $0.severity == .error }
            #expect(
                errors.isEmpty == (name.hasPrefix("y_") && !duplicates.contains(name)), "\(name)")
            #expect(file.bytes(applying: []).bytes == bytes)
            expectSoundRanges(file, diagnostics)
        }
    }
}
