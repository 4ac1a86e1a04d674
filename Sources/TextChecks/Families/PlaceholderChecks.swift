internal import ContentRules

/// The checks of the family `placeholder`.
enum PlaceholderChecks {
    static let missing = Check(
        .placeholderMissing, .error, summary: "", rationale: "", .runner)
    static let extra = Check(
        .placeholderExtra, .error, summary: "", rationale: "", .runner)
    static let type = Check(
        .placeholderType, .error, summary: "", rationale: "", .runner)
    static let conflict = Check(
        .placeholderConflict, .error, summary: "", rationale: "", .runner)
    static let gap = Check(
        .placeholderGap, .error, summary: "", rationale: "", .runner)
    static let mixed = Check(
        .placeholderMixed, .error, summary: "", rationale: "", .runner)
    static let order = Check(
        .placeholderOrder, .error, summary: "", rationale: "", .runner)
    static let lookAlike = Check(
        .placeholderLookAlike, .error, summary: "", rationale: "", .runner)
    static let malformed = Check(
        .placeholderMalformed, .error, summary: "", rationale: "", .runner)
    static let percent = Check(
        .placeholderPercent, .error, summary: "", rationale: "", .runner)
    static let translatedName = Check(
        .placeholderTranslatedName, .error, summary: "", rationale: "", .runner)
    static let undeclared = Check(
        .placeholderUndeclared, .error, summary: "", rationale: "", .runner)
    static let inlineTag = Check(
        .placeholderInlineTag, .error, summary: "", rationale: "", .runner)
}
