internal import ContentRules

/// The checks of the family `url`.
enum URLChecks {
    static let changed = Check(
        .urlChanged, .error, summary: "", rationale: "", .runner)
    static let malformed = Check(
        .urlMalformed, .error, summary: "", rationale: "", .runner)
}
