internal import Text

/// One text under inspection: the rules of a scope look at it and leave findings.
///
/// The rules are in `Families/`, one file a family, each asking first whether it is wanted and
/// whether the text can have anything for it.
struct Inspection {
    /// Which rules look.
    private(set) var scope: RuleScope
    /// The text.
    let text: ScannedText
    /// What they found so far.
    private(set) var findings: [Finding] = []

    /// The most findings of one rule in one text: the next ones would say the same, and a text may
    /// be a megabyte.
    static let findingLimit = 20

    /// Begins with no findings.
    init(_ text: String, traits: TextTraits, scope: RuleScope) {
        self.scope = scope
        self.text = ScannedText(text, traits: traits)
    }

    /// Whether a rule is wanted.
    func wants(_ rule: ContentRule) -> Bool { scope.rules.contains(rule) }

    /// Leaves warnings and notes out from now on.
    mutating func keepErrorsOnly() {
        scope.rules = scope.rules.intersection(.errors)
    }

    /// Reports every spot of a rule, all with one suggestion: the text with all of them rewritten.
    ///
    /// Spots are ascending and do not overlap. A suggestion that would show nothing is none.
    mutating func report(_ rule: ContentRule, at spots: [Spot], message: (Spot) -> String) {
        report(rule, at: spots, messages: spots.prefix(Self.findingLimit).map(message))
    }

    /// Reports every spot of a rule, with a message for each of the first `findingLimit`.
    mutating func report(_ rule: ContentRule, at spots: [Spot], messages: [String]) {
        guard wants(rule), !spots.isEmpty else { return }
        let suggestion = suggestion(for: spots)
        for (spot, message) in zip(spots, messages) {
            append(rule, at: spot.range, message: message, suggestion: suggestion)
        }
    }

    /// Reports one place.
    mutating func report(
        _ rule: ContentRule, at range: Range<Int>, message: String, suggestion: String? = nil
    ) {
        guard wants(rule) else { return }
        append(rule, at: range, message: message, suggestion: suggestion)
    }

    /// Orders the findings by their place; those of one place stay in the order of the families.
    mutating func sort() {
        guard findings.count > 1 else { return }
        findings = findings.enumerated()
            .sorted {
                ($0.element.utf16Offset ?? 0, $0.offset) < ($1.element.utf16Offset ?? 0, $1.offset)
            }
            .map(\.element)
    }

    private func suggestion(for spots: [Spot]) -> String? {
        guard spots.allSatisfy({ $0.replacement != nil }) else { return nil }
        let cleaned = text.applying(spots)
        return Visibility.isBlank(cleaned) ? nil : cleaned
    }

    private mutating func append(
        _ rule: ContentRule, at range: Range<Int>, message: String, suggestion: String?
    ) {
        let start = text.offsets[range.lowerBound]
        findings.append(
            Finding(
                check: rule.id(prefix: scope.prefix), severity: rule.severity, message: message,
                suggestion: suggestion, utf16Offset: start,
                utf16Length: text.offsets[range.upperBound] - start))
    }
}
