import ContentRules

/// Rules for other texts than labels, where they differ in limit, in what they allow or in being
/// there at all.
enum OtherKindExamples {
    static let all = identifiers + limits + lines + sharedRules

    private static let identifiers: [RuleExample] = [
        RuleExample(.invisible, .identifier, bad: "⟦⟧", good: ["a"]),
        RuleExample(
            .tooLong, .identifier, bad: String(repeating: "a", count: 64) + "⟦b⟧",
            good: [String(repeating: "a", count: 64)]),
        // U+212A KELVIN SIGN equals K for Swift's characters.
        RuleExample(.character, .identifier, bad: "a⟦\u{212A}⟧b", good: ["aKb", "A-Z_a.z-09"]),
        RuleExample(
            .character, .identifier, bad: "abc⟦\n⟧", good: ["abc", "-", ".", "_", "0"]),
        RuleExample(.character, .identifier, bad: "⟦🙃⟧⟦/⟧⟦ ⟧x⟦é⟧", good: ["x"]),
    ]

    private static let limits: [RuleExample] = [
        limit(.message, 1000), limit(.title, 60), limit(.suggestion, 1000),
        limit(.remoteText(.title), 80), limit(.remoteText(.welcomeTitle), 160),
        limit(.remoteText(.welcomeText), 1000), limit(.template(.title), 120),
        limit(.template(.body), 240),
    ]

    private static func limit(_ kind: TextKind, _ count: Int) -> RuleExample {
        let text = String(repeating: "a", count: count)
        return RuleExample(.tooLong, kind, bad: text + "⟦bc⟧", good: [text])
    }

    private static let lines: [RuleExample] = [
        RuleExample(
            .control, .message, bad: "a\nb⟦\t⟧c⟦\u{2028}⟧d", suggestion: "a\nb c\nd",
            good: ["a\nb", "a\r\nb", "a\rb"]),
        RuleExample(.control, .title, bad: "a⟦\n⟧b", suggestion: "a b", good: ["a b"]),
        RuleExample(
            .control, .suggestion, bad: "a⟦\u{85}⟧b", suggestion: "a\nb", good: ["a\r\nb"]),
        RuleExample(
            .control, .remoteText(.title), bad: "a⟦\n⟧b", suggestion: "a b", good: ["a b"]),
        RuleExample(
            .control, .remoteText(.welcomeTitle), bad: "a⟦\n⟧b", suggestion: "a b", good: ["a b"]),
        RuleExample(
            .control, .remoteText(.welcomeText), bad: "a\nb⟦\r\n⟧c", suggestion: "a\nb\nc",
            good: ["a\n\nb"]),
        RuleExample(
            .control, .template(.title), bad: "a⟦\n⟧b", suggestion: "a b", good: ["{message}"]),
        RuleExample(
            .control, .template(.body), bad: "a⟦\u{1B}⟧b", suggestion: "ab", good: ["a\n{message}"]),
        RuleExample(
            .unbalancedIsolate, .message, bad: "⟦\u{2068}⟧a\nb⟦\u{2069}⟧", suggestion: "a\nb",
            good: ["\u{2068}a\u{2069}\nb"]),
        RuleExample(
            .edgeSpace, .message, bad: "a\n  b⟦\n⟧", suggestion: "a\n  b", good: ["a\n\nb"]),
    ]

    /// Rules that treat these kinds as they treat labels.
    private static let sharedRules: [RuleExample] = {
        let kinds = TextKind.allCases.filter { $0 != .label && $0 != .identifier }
        let examples = LabelErrorExamples.all + LabelWarningExamples.all
        return kinds.flatMap { kind in
            examples.compactMap { example in
                guard kind.rules.contains(example.rule), example.rule != .tooLong,
                    example.rule != .control, !usesOwnSyntax(example, in: kind),
                    !(kind == .suggestion && example.rule == .promotional)
                else { return nil }
                return RuleExample(
                    example.rule, kind, bad: example.bad.marked, suggestion: example.suggestion,
                    good: example.good, context: example.context)
            }
        }
    }()

    private static func usesOwnSyntax(_ example: RuleExample, in kind: TextKind) -> Bool {
        switch kind {
        case .suggestion, .template:
            example.rule == .foreignPlaceholder && example.bad.text.contains("{")
        case .label, .message, .title, .identifier, .remoteText: false
        }
    }
}
