internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct ARBTests {
    private static let shape = ModelShape(
        format: .arb, allowsInKey: { $0 != "@" }, dialect: .icu,
        attributeNames: ["type", "context", "x-kind"])

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("arb"))
    func corpus(_ file: CorpusFile) throws {
        let english = "arb/flutter__gallery/lib/l10n/intl_en.arb"
        let expectation = CorpusExpectation(
            .arb,
            differences: [english: (803, "shrineProductChambrayShirt is there twice")],
            brokenLines: [english: [2757]])
        try expectCorpusFile(file, expectation)
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = ["accepted/app_en.arb", "rejected/faults_en.arb", "rejected/duplicates_en.arb"]
        expectNoTrap(.arb, seeds: try names.map { try Repository.bytes("fixtures/arb/\($0)") })
    }

    @Test(
        "reads our own locales",
        arguments: try Repository.names(in: "Locales").filter { $0.hasSuffix(".arb") })
    func locales(_ name: String) throws {
        let bytes = try Repository.bytes("Locales/\(name)")
        let (file, diagnostics) = StringFile.read(
            SourceText(bytes), as: .arb, ReadOptions(path: "Locales/\(name)"))
        #expect(diagnostics == [])
        #expect(file.languages == [String(name.dropLast(4))])
        for index in file.entries.indices { expectLocalEdit(of: index, in: file, path: name) }
    }

    @Test(
        "takes apostrophes as l10n.yaml says",
        arguments: [
            (nil, PlaceholderDialect.icu), (true, .icu), (false, .icuLiteralApostrophes),
        ])
    func escaping(usesEscaping: Bool?, dialect: PlaceholderDialect) {
        let source = SourceText(Array(#"{"a": "l'{name}"}"#.utf8))
        let (file, _) = StringFile.read(
            source, as: .arb, ReadOptions(usesEscaping: usesEscaping))
        #expect(file.entries.map(\.dialect) == [dialect])
    }
}
