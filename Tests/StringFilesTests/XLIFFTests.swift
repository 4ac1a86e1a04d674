internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct XLIFFTests {
    private static let shape = ModelShape(
        format: .xliff, allows: isAllowedInXML, allowsInKey: isAllowedInXML,
        attributeNames: ["resname", "extradata"], isSorted: true,
        adjustTree: { VariantTree.asXcode($0) },
        adjust: { entry in
            if entry.context?.isEmpty == true { entry.context = nil }
            // Each variant is one unit with a source and a target.
            let source = entry.localizations.first { $0.role == .source }?.tree
            for index in entry.localizations.indices
            where entry.localizations[index].role == .translation {
                let old = entry.localizations[index].tree.units
                guard let source, let first = old.first else { continue }
                entry.localizations[index].tree = source.mapping { _ in first }
            }
        },
        adjustFile: { $0.header = [Attribute(name: "datatype", .text("plaintext"))] })

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("xliff12"))
    func corpus(_ file: CorpusFile) throws {
        let expectation = CorpusExpectation(.xliff) { file in
            // The manifest counts units; the variants of Xcode are one entry.
            file.entries.reduce(0) { $0 + ($1.localizations.first?.tree.units.count ?? 1) }
        }
        try expectCorpusFile(file, expectation)
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = [
            "accepted/Localizable.xliff", "accepted/Inline.xlf", "accepted/Wide.xliff",
            "rejected/Faults.xliff", "rejected/Duplicates.xliff",
        ]
        expectNoTrap(.xliff, seeds: try names.map { try Repository.bytes("fixtures/xliff/\($0)") })
    }
}
