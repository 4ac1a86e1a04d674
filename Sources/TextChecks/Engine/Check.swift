package import ContentRules

/// One check: all that is said about it, and what it does.
package struct Check: Sendable {
    /// What a check looks at.
    package enum Body: Sendable {
        /// Each text, by itself.
        case text(@Sendable (CheckedText, inout FindingSink) -> Void)
        /// Each translated text, beside the source text it translates.
        case pair(@Sendable (TextPair, inout FindingSink) -> Void)
        /// All texts of one string in one language: its variants.
        case string(@Sendable (CheckedString, inout FindingSink) -> Void)
        /// All strings of one file.
        case file(@Sendable (CheckedFile, inout FindingSink) -> Void)
        /// Nothing: the runner itself reports it.
        case runner
    }

    /// The stable id.
    package let id: CheckID
    /// How much a finding matters, unless the check says otherwise of one.
    package let severity: Severity
    /// What it finds, in one line: lower case, no full stop.
    package let summary: String
    /// Why it matters and what to do, in sentences.
    package let rationale: String
    /// Texts that are reported, `⟦` and `⟧` around the place.
    package let bad: [CheckExample]
    /// Texts that are not reported.
    package let good: [CheckExample]
    /// What of its traits a text must have one of, for the check to have anything to say; of a pair
    /// either text. Empty when it always may.
    package let needs: TextTraits
    /// What it does.
    package let body: Body

    /// Makes a check.
    package init(
        _ id: CheckID, _ severity: Severity, summary: String, rationale: String,
        bad: [CheckExample] = [], good: [CheckExample] = [], needs: TextTraits = [], _ body: Body
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.rationale = rationale
        self.bad = bad
        self.good = good
        self.needs = needs
        self.body = body
    }
}
