internal import ContentRules

/// The checks of the family `term`.
enum TermChecks {
    static let reserved = Check(
        .termReserved, .error, summary: "", rationale: "", .runner)
    static let glossary = Check(
        .termGlossary, .error, summary: "", rationale: "", .runner)
    static let inconsistent = Check(
        .termInconsistent, .error, summary: "", rationale: "", .runner)
    static let untranslated = Check(
        .termUntranslated, .error, summary: "", rationale: "", .runner)
}
