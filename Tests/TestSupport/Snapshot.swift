internal import FoundationEssentials
public import Testing

/// Compares a text with a committed file; `RECORD_SNAPSHOTS=1` writes the file and fails.
public func expectSnapshot(
    _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = "\(Repository.root)/\(path)"
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        Issue.record("recorded \(path)", sourceLocation: sourceLocation)
        return
    }
    let recorded = try? String(contentsOfFile: file, encoding: .utf8)
    let same = recorded?.utf8.elementsEqual(text.utf8) ?? false
    #expect(
        same, "\(path) is out of date: run the test with RECORD_SNAPSHOTS=1",
        sourceLocation: sourceLocation)
}
