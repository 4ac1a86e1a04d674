import ContentRules
import Testing

@Suite struct PassingLabelTests {
    @Test(
        "lets what scripts and emoji need pass without a word",
        arguments: [
            Samples.malayalam, Samples.bengali, Samples.persian, "می\u{200C}خواهم!",
            "ক্ষ", "র\u{200D}\u{9CD}যাব", "ශ්\u{200D}රී", "क्\u{200D}ष", "ดูข้อเสนอ", "ดู\u{200B}เลย",
            "Смотреть PRO", "عرض PRO", "オファーを見る PRO", "PRO로 보기", "L’offre d’Ana",
            "App Store’da puan ver", "Ver oferta\u{A0}!", "לצפייה בהצעה", "Ocijeni u App Store",
            "Đánh giá", "ʻOhana", "Pro 👩🏽\u{200D}🚀", "1\u{FE0F}\u{20E3} plan", "Café",
        ])
    func silent(_ label: String) {
        #expect(ContentRule.check(label: label, context: LabelContext(sendsPush: true)) == [])
    }

    @Test(
        "says no more about an emoji than that it is alone",
        arguments: [Samples.family, Samples.wales, "👍🏽", "🇫🇷", "❤\u{FE0F}"])
    func emoji(_ label: String) {
        #expect(ContentRule.check(label: label).map(\.check) == ["label.emoji-only"])
    }

    @Test(
        "refuses what cannot be shown safely",
        arguments: [
            ("View\u{202E}", "label.bidi-control"), ("\u{202E}", "label.bidi-control"),
            ("\u{2067}View", "label.unbalanced-isolate"), ("\u{2067}", "label.unbalanced-isolate"),
            ("\u{FEFF}View", "label.byte-order-mark"), ("\u{FEFF}", "label.byte-order-mark"),
            ("\u{3164}", "label.invisible"), ("{{x}}", "label.placeholder"),
        ])
    func refused(_ label: String, id: String) {
        let errors = ContentRule.check(label: label).filter { $0.severity == .error }
        #expect(errors.contains { $0.check == id })
    }

    @Test("has only errors for a label with nothing visible")
    func invisible() {
        #expect(ContentRule.check(label: "   ").map(\.check) == ["label.invisible"])
        #expect(ContentRule.check(label: "\u{3164}").map(\.check) == ["label.invisible"])
    }

    @Test("orders findings by their place")
    func order() {
        let findings = ContentRule.check(label: " a\u{200B}b\u{202E}c ")
        #expect(
            findings.map(\.check) == [
                "label.edge-space", "label.hidden-character", "label.bidi-control",
                "label.edge-space",
            ])
        #expect(findings.map(\.utf16Offset) == [0, 2, 4, 6])
    }

    @Test("reports at most twenty places of one rule, and cleans them all")
    func many() {
        let text = String(repeating: "a\u{202E}", count: 30)
        let findings = ContentRule.check(label: text).filter { $0.check == "label.bidi-control" }
        #expect(findings.count == 20)
        #expect(findings.first?.suggestion == String(repeating: "a", count: 30))
    }
}
