internal import ContentRules

/// The checks of the family `message`.
enum MessageChecks {
    static let syntax = Check(
        .messageSyntax, .error, summary: "", rationale: "", .runner)
    static let quotedArgument = Check(
        .messageQuotedArgument, .error, summary: "", rationale: "", .runner)
    static let missingOther = Check(
        .messageMissingOther, .error, summary: "", rationale: "", .runner)
    static let unknownSelector = Check(
        .messageUnknownSelector, .error, summary: "", rationale: "", .runner)
    static let duplicateArm = Check(
        .messageDuplicateArm, .error, summary: "", rationale: "", .runner)
    static let unreachableArm = Check(
        .messageUnreachableArm, .error, summary: "", rationale: "", .runner)
    static let strayBrace = Check(
        .messageStrayBrace, .error, summary: "", rationale: "", .runner)
    static let numberSign = Check(
        .messageNumberSign, .error, summary: "", rationale: "", .runner)
    static let nesting = Check(
        .messageNesting, .error, summary: "", rationale: "", .runner)
}
