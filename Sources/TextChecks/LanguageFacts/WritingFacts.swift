/// How a language writes its marks and words; found once for each language.
final class WritingFacts: Sendable {
    /// What ends a sentence.
    let enders: SentenceEnders
    /// The spaces around marks; nil where none stands before a mark.
    let spacing: PunctuationSpacing?
    /// The quotation marks; nil for a language that CLDR does not know.
    let quotes: QuotationMarks?
    /// The words that may stand twice in a row; nil where any may.
    let doubledWords: [String]?
    /// Whether words are written without spaces between them.
    let isSpaceless: Bool
    /// Whether a question or an exclamation starts with an inverted mark.
    let invertsMarks: Bool

    /// Looks the rows of a language up.
    init(canonical: String, code: String, script: String) {
        enders = SentenceEnders.row(code: code, script: script)
        spacing = PunctuationSpacing.row(canonical: canonical, code: code)
        quotes = QuotationMarks.row(canonical: canonical, code: code, script: script)
        doubledWords = Reduplication.allowedWords(code: code)
        isSpaceless = Self.spaceless.contains(script)
        invertsMarks = Self.inverted.contains(code)
    }

    /// Scripts whose words have no spaces between them: UAX #14, classes ID and SA (complex context).
    private static let spaceless: Set<String> = [
        "Hans", "Hant", "Hani", "Jpan", "Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Yiii", "Lana",
        "Talu", "Bopo",
    ]

    /// Languages that open a question with U+00BF: Ortografía de la lengua española (RAE 2010);
    /// Normes ortográfiques (Academia de la Llingua Asturiana 2012).
    private static let inverted: Set<String> = ["es", "ast"]
}
