internal import ContentRules

/// The checks of the family `unicode`.
enum UnicodeChecks {
    static let replacementCharacter = Check(
        .unicodeReplacementCharacter, .error, summary: "", rationale: "", .runner)
    static let objectReplacement = Check(
        .unicodeObjectReplacement, .error, summary: "", rationale: "", .runner)
    static let confusable = Check(
        .unicodeConfusable, .error, summary: "", rationale: "", .runner)
    static let wrongScript = Check(
        .unicodeWrongScript, .error, summary: "", rationale: "", .runner)
    static let illFormed = Check(
        .unicodeIllFormed, .error, summary: "", rationale: "", .runner)
    static let control = Check(
        .unicodeControl, .error, summary: "", rationale: "", .runner)
    static let noncharacter = Check(
        .unicodeNoncharacter, .error, summary: "", rationale: "", .runner)
    static let byteOrderMark = Check(
        .unicodeByteOrderMark, .error, summary: "", rationale: "", .runner)
    static let tagCharacter = Check(
        .unicodeTagCharacter, .error, summary: "", rationale: "", .runner)
    static let oversizedCluster = Check(
        .unicodeOversizedCluster, .error, summary: "", rationale: "", .runner)
    static let joinerAtEdge = Check(
        .unicodeJoinerAtEdge, .error, summary: "", rationale: "", .runner)
    static let strayJoiner = Check(
        .unicodeStrayJoiner, .error, summary: "", rationale: "", .runner)
    static let hiddenCharacter = Check(
        .unicodeHiddenCharacter, .error, summary: "", rationale: "", .runner)
    static let privateUse = Check(
        .unicodePrivateUse, .error, summary: "", rationale: "", .runner)
    static let notNFC = Check(
        .unicodeNotNFC, .error, summary: "", rationale: "", .runner)
    static let mixedScript = Check(
        .unicodeMixedScript, .error, summary: "", rationale: "", .runner)
    static let directionMark = Check(
        .unicodeDirectionMark, .error, summary: "", rationale: "", .runner)
}
