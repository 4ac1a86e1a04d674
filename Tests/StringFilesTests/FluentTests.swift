internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct FluentTests {
    private static let shape = ModelShape(
        format: .fluent,
        allowsInKey: { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
                || scalar == "_" || scalar == "-" || scalar == "."
        },
        dialect: .fluent,
        names: { kind in
            kind == .plural || kind == .ordinal
                ? ["=0", "one", "few", "other"] : ["male", "-1.5", "fallback"]
        },
        selector: { kind in
            switch kind {
            case .plural: .plural(VariantArgument(name: "$n"))
            case .ordinal: .ordinal(VariantArgument(name: "NUMBER($n, type: \"ordinal\")"))
            case .pluralIndex, .device, .width, .select, .substitutions, .items:
                .select(VariantArgument(name: "$gender"))
            }
        },
        adjust: { entry in
            let parts = entry.key.split(separator: ".")
            entry.key = "k" + (parts.last ?? "")
            if entry.flags.contains(.isTerm) {
                entry.key = "-" + entry.key
            } else if parts.count > 1 {
                entry.key += ".a" + parts[0]
            }
            for index in entry.comments.indices {
                guard case .value(let value) = entry.comments[index].content else { continue }
                let kept = value.text.unicodeScalars.filter { $0 != "\r" && $0 != "\u{0}" }
                entry.comments[index].content = .text(String(String.UnicodeScalarView(kept)))
            }
            // As the file has them.
            entry.comments.sort { $0.kind.rawValue > $1.kind.rawValue }
        })

    @Test(
        "reads real files without loss", .enabled(if: !CorpusFile.all.isEmpty, "no corpus"),
        arguments: CorpusFile.files("ftl"))
    func corpus(_ file: CorpusFile) throws {
        let fixtures = "ftl/projectfluent__fluent/test/fixtures/"
        let brokenLines = [
            "astral": [12, 15, 19], "call_expressions": [8, 10, 12, 14, 24, 27, 98, 99, 100],
            "cr_err_literal": [6], "crlf": [15, 18], "escaped_characters": [12, 14, 16, 31, 33],
            "junk": [2, 3, 6, 10, 15, 20, 21], "mixed_entries": [12, 19],
            "select_expressions": [14, 20, 26, 34, 58, 64], "tab": [5, 8, 14],
            "terms": [7, 12, 16, 20, 23],
        ]
        // Broken on purpose: as many errors as the manifest names junk.
        let broken = brokenLines.map { ("\(fixtures)\($0.key).ftl", $0.value) }
        let expectation = CorpusExpectation(
            .fluent, brokenLines: Dictionary(uniqueKeysWithValues: broken))
        try expectCorpusFile(file, expectation)
    }

    @Test("reads back what it wrote, and edits in place")
    func roundTrips() { expectRoundTrips(Self.shape) }

    @Test("survives any bytes")
    func fuzz() throws {
        let names = ["accepted/en.ftl", "accepted/crlf_de.ftl", "rejected/faults.ftl"]
        expectNoTrap(
            .fluent, seeds: try names.map { try Repository.bytes("fixtures/fluent/\($0)") })
    }
}
