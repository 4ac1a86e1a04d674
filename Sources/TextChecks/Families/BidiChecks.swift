internal import ContentRules

/// The checks of the family `bidi`.
enum BidiChecks {
    static let override = Check(
        .bidiOverride, .error, summary: "", rationale: "", .runner)
    static let embedding = Check(
        .bidiEmbedding, .error, summary: "", rationale: "", .runner)
    static let unbalancedIsolate = Check(
        .bidiUnbalancedIsolate, .error, summary: "", rationale: "", .runner)
    static let strayPDI = Check(
        .bidiStrayPDI, .error, summary: "", rationale: "", .runner)
    static let missingIsolation = Check(
        .bidiMissingIsolation, .error, summary: "", rationale: "", .runner)
}
