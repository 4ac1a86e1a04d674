internal import ContentRules

/// The checks of the family `meta`.
enum MetaChecks {
    static let noReason = Check(
        .metaNoReason, .error, summary: "", rationale: "", .runner)
    static let unknownCheck = Check(
        .metaUnknownCheck, .error, summary: "", rationale: "", .runner)
    static let unusedSuppression = Check(
        .metaUnusedSuppression, .error, summary: "", rationale: "", .runner)
}
