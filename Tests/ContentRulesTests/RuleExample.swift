import ContentRules
import Testing

/// A rule seen from both sides: a text that it reports, and neighbours of that text that it lets
/// pass.
struct RuleExample: Sendable, CustomTestStringConvertible {
    let rule: ContentRule
    let kind: TextKind
    /// The text with the reported places marked.
    let bad: MarkedText
    /// The text that the findings suggest.
    let suggestion: String?
    /// Texts that the rule says nothing about.
    let good: [String]
    let context: LabelContext

    init(
        _ rule: ContentRule, _ kind: TextKind = .label, bad: String, suggestion: String? = nil,
        good: [String], context: LabelContext = LabelContext()
    ) {
        self.rule = rule
        self.kind = kind
        self.bad = MarkedText(bad)
        self.suggestion = suggestion
        self.good = good
        self.context = context
    }

    /// The id and the scalars, because most of what matters here is invisible.
    var testDescription: String {
        rule.id(for: kind) + " "
            + bad.text.unicodeScalars.prefix(8).map { String($0.value, radix: 16) }
            .joined(separator: " ")
    }

    /// All findings of a text as this example's kind.
    func findings(of text: String) -> [Finding] {
        switch kind {
        case .label: ContentRule.check(label: text, context: context)
        case .message: ContentRule.check(message: text, sendsPush: context.sendsPush)
        case .title: ContentRule.check(title: text)
        case .identifier: ContentRule.check(identifier: text)
        case .remoteText(let field): ContentRule.check(remoteText: text, field: field)
        case .suggestion: ContentRule.check(suggestion: text)
        case .template(let part): ContentRule.check(template: text, part: part)
        }
    }

    /// The findings of the example's rule.
    func hits(in text: String) -> [Finding] {
        findings(of: text).filter { $0.check == rule.id(for: kind) }
    }
}
