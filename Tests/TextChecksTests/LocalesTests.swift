internal import ContentRules
internal import StringFiles
internal import TestSupport
internal import Testing
internal import TextChecks

/// The built-in texts, which translators have looked at, against the English ones.
@Suite struct LocalesTests {
    /// The families that have more to say about words than about files.
    private static let families = [
        "space", "punctuation", "markup", "number", "url", "term",
    ]

    @Test(
        "finds nothing above a note in the built-in texts",
        arguments: try Repository.names(in: "Locales").filter { $0.hasSuffix(".arb") })
    func silence(_ name: String) throws {
        let english = try Self.file("en.arb")
        let file = try Self.file(name)
        let checks = CheckID.allCases.filter { Self.families.contains($0.family) }.map(\.check)
        let checked = CheckedFile(path: name, file: file, sourceFile: english)
        let found = CheckRunner(checks).findings(in: checked)
        let loud = found.filter { $0.severity != .note }
            .map { "\($0.key ?? "") \($0.id): \($0.message)" }
        #expect(loud.isEmpty)
    }

    private static func file(_ name: String) throws -> StringFile {
        StringFile.read(
            SourceText(try Repository.bytes("Locales/\(name)")), as: .arb,
            ReadOptions(path: "Locales/\(name)")
        ).0
    }
}
