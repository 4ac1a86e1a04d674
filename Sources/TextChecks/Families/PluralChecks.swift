internal import ContentRules

/// The checks of the family `plural`.
enum PluralChecks {
    static let missing = Check(
        .pluralMissing, .error, summary: "", rationale: "", .runner)
    static let unreachable = Check(
        .pluralUnreachable, .error, summary: "", rationale: "", .runner)
    static let missingOther = Check(
        .pluralMissingOther, .error, summary: "", rationale: "", .runner)
    static let literalOne = Check(
        .pluralLiteralOne, .error, summary: "", rationale: "", .runner)
}
