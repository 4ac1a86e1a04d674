import ContentRules
import Testing

@Suite struct CatalogRuleTests {
    private let context = LabelContext(
        id: "b", others: LabelIndex([("a", "Claim"), ("b", "Take"), ("a", "Nimm")]))

    @Test("names the other label, cut and without what could disturb the line")
    func names() {
        #expect(
            ContentRule.check(label: "Claim", context: context).map(\.message) == [
                "identical to label a; change or archive one"
            ])
        let hostile = "\u{202E}" + String(repeating: "i\n", count: 500)
        let other = LabelContext(others: LabelIndex([(hostile, "Claim")]))
        for text in ["Claim", "CLAIM"] {
            let messages = ContentRule.check(label: text, context: other).map(\.message)
            #expect(!messages.isEmpty && messages.allSatisfy(\.isInHouseForm))
        }
    }

    @Test("does not compare a label with itself, but a new one with all")
    func itself() {
        #expect(ContentRule.check(label: "Take", context: context) == [])
        #expect(ContentRule.check(label: "TAKE it", context: context) == [])
        var new = context
        new.id = nil
        #expect(ContentRule.check(label: "Take", context: new).map(\.check) == ["label.duplicate"])
    }

    @Test("compares bytes for a duplicate, so NFC and NFD are only similar")
    func bytes() {
        let cafe = LabelContext(others: LabelIndex([("a", "Caf\u{E9}")]))
        let ids = ContentRule.check(label: "Cafe\u{301}", context: cafe).map(\.check)
        #expect(ids.contains("label.similar") && !ids.contains("label.duplicate"))
    }
}
