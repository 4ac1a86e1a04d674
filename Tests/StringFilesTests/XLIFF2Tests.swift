internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct XLIFF2Tests {
    private static let shape = ModelShape(
        format: .xliff2, allowsInKey: isAllowedInXML, isSorted: true,
        adjust: { entry in
            if entry.context.map({ $0.isEmpty || !$0.unicodeScalars.allSatisfy(isAllowedInXML) })
                == true
            {
                entry.context = nil
            }
            for index in entry.comments.indices {
                guard case .value(let value) = entry.comments[index].content else { continue }
                let text = value.text.unicodeScalars.filter(isAllowedInXML)
                entry.comments[index].content = .text(String(String.UnicodeScalarView(text)))
            }
        })

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("xliff2").filter { !$0.path.contains("/invalid/") })
    func corpus(_ file: CorpusFile) throws {
        // The manifest counts the ignorable parts too.
        let valid = "xliff2/oasis-tcs__xliff-xliff-22/xliff-22/test-suite/core/valid/"
        let plural =
            "xliff2/oasis-tcs__xliff-xliff-22/xliff-22/test-suite/modules/valid/Good-pgs_plural.xlf"
        let expectation = CorpusExpectation(
            .xliff2,
            differences: [
                valid + "everything-core.xlf": (5, "one part is ignorable"),
                valid + "toSegmentAndOrder.xlf": (4, "two parts are ignorable"),
                valid + "withCDataSections.xlf": (1, "one part is ignorable"),
                plural: (1, "not well-formed, the peers read nothing"),
            ],
            brokenLines: [plural: [4, 5, 5, 7, 7, 8, 12, 16, 20]])
        try expectCorpusFile(file, expectation)
    }

    /// The files of the OASIS test suite, `xliff-21/test-suite/core`.
    private static func suite(_ kind: String) -> [String] {
        let folder = Repository.corpus("suites/xliff-2.1-core/\(kind)")
        let names = folder.flatMap { try? Repository.names(at: $0) } ?? []
        return names.map { "suites/xliff-2.1-core/\(kind)/\($0)" }
    }

    private static func errors(in path: String) throws -> [Diagnostic] {
        guard let place = Repository.corpus(path) else { return [] }
        let source = SourceText(try Repository.bytes(at: place))
        #expect(FileFormat.detect(source, path: path) == .xliff2)
        let (file, diagnostics) = StringFile.read(source, as: .xliff2, ReadOptions(path: path))
        #expect(file.bytes(applying: []).bytes == source.bytes)
        expectSoundRanges(file, diagnostics)
        return diagnostics.filter { $0.severity == .error }
    }

    @Test(
        "accepts the valid files of the suite",
        .enabled(if: !suite("valid").isEmpty, "no suite"), arguments: suite("valid"))
    func valid(path: String) throws { #expect(try Self.errors(in: path) == []) }

    @Test(
        "refuses the invalid files of the suite",
        .enabled(if: !suite("invalid").isEmpty, "no suite"), arguments: suite("invalid"))
    func invalid(path: String) throws { #expect(try Self.errors(in: path) != []) }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = ["accepted/App.xlf", "rejected/Faults.xlf"]
        expectNoTrap(
            .xliff2, seeds: try names.map { try Repository.bytes("fixtures/xliff2/\($0)") })
    }
}
