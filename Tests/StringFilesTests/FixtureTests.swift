internal import StringFiles
internal import TestSupport
internal import Testing

/// A file below `fixtures/<format>/accepted` or `rejected`.
struct Fixture: Sendable, CustomStringConvertible {
    let format: FileFormat
    let isAccepted: Bool
    let name: String

    var path: String {
        "fixtures/\(format.rawValue)/\(isAccepted ? "accepted" : "rejected")/\(name)"
    }
    var description: String { path }

    /// All fixtures; a new one needs no code, only its file (and `RECORD_SNAPSHOTS=1` once).
    static let all: [Fixture] = FileFormat.allCases.flatMap { format in
        [true, false].flatMap { isAccepted in
            let folder = Fixture(format: format, isAccepted: isAccepted, name: "").path
            let names = (try? Repository.names(in: folder)) ?? []
            return names.filter { !$0.hasSuffix(".expected") }
                .map { Fixture(format: format, isAccepted: isAccepted, name: $0) }
        }
    }
}

@Suite struct FixtureTests {
    @Test("reads each fixture as expected, and keeps its bytes", arguments: Fixture.all)
    func fixture(_ fixture: Fixture) throws {
        let bytes = try Repository.bytes(fixture.path)
        let source = SourceText(bytes)
        #expect(FileFormat.detect(source, path: fixture.path) == fixture.format)
        let (file, diagnostics) = StringFile.read(
            source, as: fixture.format, ReadOptions(path: fixture.path))
        #expect(diagnostics.contains { $0.severity == .error } == !fixture.isAccepted)
        #expect(file.bytes(applying: []).bytes == bytes)
        expectSoundRanges(file, diagnostics)
        let lines = file.source.lines()
        let messages = diagnostics.map { $0.line(path: fixture.name, in: lines) + "\n" }.joined()
        try expectSnapshot(messages + file.outline(in: lines), at: fixture.path + ".expected")
        for index in file.entries.indices {
            expectLocalEdit(of: index, in: file, path: fixture.path)
        }
    }
}
