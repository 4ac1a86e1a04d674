internal import ContentRules

/// The checks of the family `structure`.
enum StructureChecks {
    static let missing = Check(
        .structureMissing, .error, summary: "", rationale: "", .runner)
    static let blank = Check(
        .structureBlank, .error, summary: "", rationale: "", .runner)
    static let obsolete = Check(
        .structureObsolete, .error, summary: "", rationale: "", .runner)
    static let untranslated = Check(
        .structureUntranslated, .error, summary: "", rationale: "", .runner)
    static let needsReview = Check(
        .structureNeedsReview, .error, summary: "", rationale: "", .runner)
    static let stateMissing = Check(
        .structureStateMissing, .error, summary: "", rationale: "", .runner)
    static let stale = Check(
        .structureStale, .error, summary: "", rationale: "", .runner)
    static let translatedUntranslatable = Check(
        .structureTranslatedUntranslatable, .error, summary: "", rationale: "", .runner)
    static let locale = Check(
        .structureLocale, .error, summary: "", rationale: "", .runner)
    static let noLanguage = Check(
        .structureNoLanguage, .error, summary: "", rationale: "", .runner)
    static let source = Check(
        .structureSource, .error, summary: "", rationale: "", .runner)
    static let orphanMetadata = Check(
        .structureOrphanMetadata, .error, summary: "", rationale: "", .runner)
    static let byteOrderMark = Check(
        .structureByteOrderMark, .error, summary: "", rationale: "", .runner)
    static let elementOrder = Check(
        .structureElementOrder, .error, summary: "", rationale: "", .runner)
    static let header = Check(
        .structureHeader, .error, summary: "", rationale: "", .runner)
    static let missingLanguage = Check(
        .structureMissingLanguage, .error, summary: "", rationale: "", .runner)
    static let itemCount = Check(
        .structureItemCount, .error, summary: "", rationale: "", .runner)
    static let finalNewline = Check(
        .structureFinalNewline, .error, summary: "", rationale: "", .runner)
}
