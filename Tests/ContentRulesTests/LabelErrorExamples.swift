import ContentRules

/// The errors of a label.
enum LabelErrorExamples {
    static let all: [RuleExample] = [
        RuleExample(.invisible, bad: "⟦⟧", good: ["a", ".", "👍", "\u{3164}a"]),
        RuleExample(.invisible, bad: "⟦ \u{A0}\u{3000}\t⟧", good: [" a "]),
        RuleExample(.invisible, bad: "⟦\u{3164}⟧", good: ["\u{3164}x"]),
        RuleExample(.invisible, bad: "⟦\u{200B}\u{2800}\u{FEFF}⟧", good: ["⠁"]),
        RuleExample(.invisible, bad: "⟦\u{202E}⟧", good: ["\u{E000}"]),

        RuleExample(
            .tooLong, bad: units(60) + "⟦x⟧",
            good: [units(60), units(58) + "🙃", String(repeating: "ж", count: 60)]),
        // Half a pair does not fit: the whole character is too much.
        RuleExample(.tooLong, bad: units(59) + "⟦🙃⟧", good: [units(59)]),
        RuleExample(
            .tooLong, bad: "ab⟦cd⟧", good: ["ab"], context: LabelContext(limit: 2)),

        RuleExample(
            .control, bad: "View⟦\r\n⟧offer", suggestion: "View offer", good: ["View offer"]),
        RuleExample(.control, bad: "View ⟦\n⟧offer⟦\n⟧", suggestion: "View offer", good: ["View"]),
        RuleExample(.control, bad: "a⟦\t⟧b", suggestion: "a b", good: ["a b"]),
        RuleExample(.control, bad: "a⟦\u{0}⟧b", suggestion: "ab", good: ["a\u{A0}b"]),
        RuleExample(.control, bad: "a⟦\u{7F}⟧b⟦\u{9F}⟧", suggestion: "ab", good: ["~", "\u{A0}b"]),
        RuleExample(
            .control, bad: "🙃⟦\u{2028}⟧b⟦\u{2029}⟧c", suggestion: "🙃 b c", good: ["\u{2027}b"]),

        RuleExample(
            .noncharacter, bad: "a⟦" + Samples.noncharacter + "⟧b⟦" + Samples.scalar(0xFDD0) + "⟧",
            suggestion: "ab", good: ["a\u{FFFD}", "a\u{FDCF}", "a\u{FDF0}"]),
        RuleExample(
            .noncharacter, bad: "a⟦" + Samples.scalar(0x10FFFF) + "⟧", suggestion: "a",
            good: ["a\u{10FFFD}"]),

        RuleExample(
            .bidiControl, bad: "Bob⟦\u{202E}⟧ sent", suggestion: "Bob sent",
            good: ["Bob\u{200F} sent", "Bob \u{2068}x\u{2069}"]),
        RuleExample(
            .bidiControl, bad: "a⟦\u{202A}⟧b⟦\u{202C}⟧", suggestion: "ab", good: ["a\u{202F}b"]),

        RuleExample(
            .unbalancedIsolate, bad: "a ⟦\u{2067}⟧b", suggestion: "a b",
            good: ["a \u{2067}b\u{2069}", "\u{2066}a\u{2068}b\u{2069}\u{2069}"]),
        RuleExample(.unbalancedIsolate, bad: "a⟦\u{2069}⟧", suggestion: "a", good: ["a\u{2064}"]),
        RuleExample(
            .unbalancedIsolate, bad: "🙃⟦\u{2068}⟧a\u{2068}b\u{2069}",
            suggestion: "🙃a\u{2068}b\u{2069}",
            good: ["🙃\u{2068}a\u{2069}"]),

        RuleExample(
            .byteOrderMark, bad: "⟦\u{FEFF}⟧View", suggestion: "View",
            good: ["View", "\u{2060}View"]),

        RuleExample(
            .tagCharacter, bad: "a⟦\u{E0061}\u{E0062}⟧b", suggestion: "ab",
            good: [Samples.wales, Samples.wales + Samples.wales]),
        // No end, and hidden text behind another emoji.
        RuleExample(
            .tagCharacter, bad: "🏴⟦\u{E0067}\u{E0062}\u{E0077}⟧", suggestion: "🏴", good: ["🏴"]),
        RuleExample(
            .tagCharacter, bad: "😀⟦\u{E0067}\u{E0062}\u{E0077}\u{E007F}⟧", suggestion: "😀",
            good: ["😀"]),

        RuleExample(
            .oversizedCluster, bad: "x⟦a" + marks(32) + "⟧y",
            good: ["xa" + marks(31) + "y", Samples.longEmoji]),

        RuleExample(
            .joinerAtEdge, bad: "⟦\u{200D}⟧a", suggestion: "a",
            good: ["a", "\u{915}\u{94D}\u{200D}"]),
        RuleExample(
            .joinerAtEdge, bad: "⟦\u{200C}⟧می", suggestion: "می",
            good: ["می\u{200C}", "هـ\u{200D}"]),
        RuleExample(
            .joinerAtEdge, bad: "👩⟦\u{200D}⟧", suggestion: "👩", good: [Samples.family]),
        RuleExample(
            .joinerAtEdge, bad: "അവന\u{D4D}\u{200D}⟦\u{200D}⟧", suggestion: Samples.malayalam,
            good: [Samples.malayalam, Samples.bengali]),
        RuleExample(
            .joinerAtEdge, bad: "אב⟦\u{200D}⟧", suggestion: "אב", good: ["بَ\u{200C}", "ࡁ\u{200D}"]),

        RuleExample(
            .placeholder, bad: "Get ⟦{{ pro }}⟧ ⟦{{\u{FE0F}x}}⟧",
            good: ["Get {Pro}", "{{", "}}", "Get { { pro } }"]),
    ]

    private static func units(_ count: Int) -> String { String(repeating: "a", count: count) }

    private static func marks(_ count: Int) -> String {
        String(repeating: "\u{301}", count: count)
    }
}
