internal import ContentRules

/// The checks of the family `number`.
enum NumberChecks {
    static let changed = Check(
        .numberChanged, .error, summary: "", rationale: "", .runner)
}
