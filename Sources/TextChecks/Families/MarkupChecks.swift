internal import ContentRules

/// The checks of the family `markup`.
enum MarkupChecks {
    static let tags = Check(
        .markupTags, .error, summary: "", rationale: "", .runner)
    static let attributes = Check(
        .markupAttributes, .error, summary: "", rationale: "", .runner)
    static let malformed = Check(
        .markupMalformed, .error, summary: "", rationale: "", .runner)
    static let entity = Check(
        .markupEntity, .error, summary: "", rationale: "", .runner)
    static let cdata = Check(
        .markupCdata, .error, summary: "", rationale: "", .runner)
}
