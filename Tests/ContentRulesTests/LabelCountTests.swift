import ContentRules
import Testing

@Suite struct LabelCountTests {
    @Test("refuses the fifty-first active label")
    func count() {
        #expect(ContentRule.check(activeLabelCount: 50) == [])
        let findings = ContentRule.check(activeLabelCount: 53)
        #expect(findings.map(\.check) == ["label.too-many"])
        #expect(findings.map(\.message) == ["53 active labels, at most 50; archive 3"])
        #expect(findings.allSatisfy { $0.severity == .error && $0.utf16Offset == nil })
    }
}
