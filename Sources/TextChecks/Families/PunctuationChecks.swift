internal import ContentRules

/// The checks of the family `punctuation`.
enum PunctuationChecks {
    static let terminal = Check(
        .punctuationTerminal, .error, summary: "", rationale: "", .runner)
    static let spacing = Check(
        .punctuationSpacing, .error, summary: "", rationale: "", .runner)
    static let ellipsis = Check(
        .punctuationEllipsis, .error, summary: "", rationale: "", .runner)
    static let doubledWord = Check(
        .punctuationDoubledWord, .error, summary: "", rationale: "", .runner)
    static let brackets = Check(
        .punctuationBrackets, .error, summary: "", rationale: "", .runner)
    static let quotes = Check(
        .punctuationQuotes, .error, summary: "", rationale: "", .runner)
}
