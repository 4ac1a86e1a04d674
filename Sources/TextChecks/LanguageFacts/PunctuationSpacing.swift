/// The spaces around marks in a language that writes some.
struct PunctuationSpacing: Sendable {
    /// Tags of languages that the row is for; the first that fits counts.
    let languages: [String]
    /// What stands before a mark: the usual space, which a fix writes.
    let before: [Unicode.Scalar: Unicode.Scalar]
    /// What stands inside « and », and which a fix writes; nil for none.
    let inGuillemets: Unicode.Scalar?
    /// What says so.
    let authority: String

    /// The row of a language; nil where none stands before a mark.
    static func row(canonical: String, code: String) -> PunctuationSpacing? {
        table.first { $0.languages.contains(canonical) }
            ?? table.first { $0.languages.contains(code) }
    }

    static let table: [PunctuationSpacing] = [
        PunctuationSpacing(
            languages: ["fr-CA"], before: [":": "\u{A0}"], inGuillemets: "\u{A0}",
            authority: "Office québécois de la langue française, Espacement des signes"),
        PunctuationSpacing(
            languages: ["fr", "br"],
            before: [
                "!": "\u{202F}", "?": "\u{202F}", ";": "\u{202F}", ":": "\u{A0}",
            ], inGuillemets: "\u{A0}",
            authority: "Lexique des règles typographiques en usage à l'Imprimerie nationale (2002)"),
    ]
}
