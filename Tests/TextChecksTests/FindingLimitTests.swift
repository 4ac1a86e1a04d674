internal import StringFiles
internal import Testing
internal import TextChecks

/// How many findings of one check a text may have.
@Suite struct FindingLimitTests {
    @Test("limits the findings of each text, and not those of a file")
    func perText() {
        let blank = (0..<100).map { "\"k\($0)\" = \" \";\n" }.joined()
        let file = CheckExample.file(blank, .strings)
        #expect(ExampleRun(file).findings(of: CheckID.structureBlank.check).count == 100)
        let braces = CheckExample.text(String(repeating: "}", count: 50), .icu)
        #expect(ExampleRun(braces).findings(of: CheckID.messageStrayBrace.check).count == 20)
    }
}
