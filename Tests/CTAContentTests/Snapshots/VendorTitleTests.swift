import CTAContent
import ContentRules
import TestSupport
import Testing
import Text

@Suite struct VendorTitleTests {
    static let examples: [(String?, String)] = [
        ("Plans", "Plans"), ("  Plans \n", "Plans"), (nil, "default"), ("", "default"),
        (" \u{200B}\u{2066}", "default"), ("Yearly\r\nand monthly", "Yearly and monthly"),
        ("\u{2067}שלום", "\u{2067}שלום\u{2069}"), ("Plans \u{2069}", "Plans"),
        ("\u{2067}Plans \u{2069}", "\u{2067}Plans\u{2069}"), ("Plans\u{2067} ", "Plans"),
        ("\u{202E}snalP", "snalP"), ("\u{FEFF}Plans", "Plans"), ("Pl\u{0}ans", "Plans"),
        ("…", "default"), ("Plans\u{200D}", "default"),
        (
            "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
            "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
        ),
        (
            "Everything in one subscription, for the whole family and every device",
            "Everything in one subscription, for the whole family and…"
        ),
        (
            String(repeating: "e\u{301}", count: 1) + String(repeating: "\u{301}", count: 99),
            "default"
        ),
    ]

    @Test("makes a title of what a dashboard says, or of the id", arguments: examples)
    func example(description: String?, title: String) {
        let made = SnapshotPaywall.title(fromDescription: description, id: "default")
        #expect(Array(made.utf8) == Array(title.utf8))
        #expect(SnapshotPaywall(id: "default", vendorDescription: description).title == made)
    }

    @Test("an id of 64 is cut to 60, one that is none is no title")
    func ids() {
        let id = String(repeating: "i", count: 64)
        let title = SnapshotPaywall.title(fromDescription: nil, id: id)
        #expect(title.utf16.count == 60)
        #expect(SnapshotPaywall.title(fromDescription: nil, id: " ") == "…")
    }

    private static let pieces = [
        "a", "Plans", " ", "  ", "\t", "\r\n", "\u{A0}", "\u{3000}", "\u{2028}", "\u{85}", "\u{0}",
        "\u{1C}", "\u{200B}", "\u{FEFF}", "\u{200E}", "\u{2060}", "\u{AD}", "\u{3164}", "\u{2800}",
        "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202A}", "\u{202B}", "\u{202C}",
        "\u{202D}", "\u{202E}", "\u{FFFE}", "\u{E000}", "\u{200D}",
        "\u{200C}", "e\u{301}", "a" + String(repeating: "\u{301}", count: 40),
        "👨\u{200D}👩\u{200D}👧",
        "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}", "\u{E0041}", "🇺🇸", "🇺", "שלום ",
        "عرض ", "ไทย", "特別オファー", "हिन्दी ", "\u{61C}", "50 % off ",
        "Donaudampfschifffahrtsgesellschaft",
        "\u{FFFD}", "…", "{{x}}", "\u{2063}",
    ]

    /// 300,000 with `CTA_PROPERTY_RUNS=full`.
    private static let runs = Repository.isFullRun ? 300_000 : 15_000
    private static let slices = 6

    @Test("no random description makes a bad title", arguments: 0..<slices)
    func random(slice: Int) {
        var random = SeededGenerator(seed: 0x5E4D + UInt64(slice))
        for _ in 0..<Self.runs / Self.slices {
            var text = ""
            for _ in 0..<Int.random(in: 0...14, using: &random) {
                text += Self.pieces.randomElement(using: &random) ?? ""
            }
            let title = SnapshotPaywall.title(fromDescription: text, id: "default.offering")
            if let fault = Self.fault(of: title) {
                Issue.record("\(fault): \(text.debugDescription) -> \(title.debugDescription)")
            }
        }
    }

    /// What is wrong with a title, found without the code that made it but for the rules on titles.
    private static func fault(of title: String) -> String? {
        if title.isEmpty || title == "…" { return "empty" }
        if title.utf16.count > 60 { return "too long" }
        var open = 0
        for scalar in title.unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: open += 1
            case 0x2069: open -= 1
            default: break
            }
            if open < 0 { return "stray closer" }
        }
        if open > 0 { return "open isolate" }
        let shown = title.unicodeScalars.reversed().drop { $0.value == 0x2069 }
        if shown.first?.properties.isWhitespace == true { return "trailing space" }
        if title.unicodeScalars.first?.properties.isWhitespace == true { return "leading space" }
        return ContentRule.check(title: title).first { $0.severity == .error }?.check
    }
}
