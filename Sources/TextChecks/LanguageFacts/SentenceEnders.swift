/// What ends a sentence in a language.
struct SentenceEnders: Sendable {
    /// Codes of languages, or a script, that the row is for.
    let languages: [String]
    /// Marks that mean something else here than in most languages.
    var meanings: [Unicode.Scalar: SentenceMark] = [:]
    /// The marks that are written, the usual one first; where a mark is not listed, any of its kind.
    var usual: [SentenceMark: [Unicode.Scalar]] = [:]
    /// Marks that a text may go without.
    var optional: Set<SentenceMark> = []
    /// Marks that stand within the last word, not behind it.
    var inner: [SentenceMark: Unicode.Scalar] = [:]
    /// Last scalars that ask a question without a mark.
    var asking: [Unicode.Scalar] = []
    /// Whether labels and short messages often go without a full stop that the source has.
    var isOftenBare = false
    /// What says so.
    let authority: String

    /// The row of a language, else of its script, else what most languages do.
    static func row(code: String, script: String) -> SentenceEnders {
        table.first { $0.languages.contains(code) } ?? table.first { $0.languages.contains(script) }
            ?? SentenceEnders(languages: [], authority: "Unicode, PropList.txt, Sentence_Terminal")
    }

    /// What a scalar at the end of a text says; nil when it is no mark.
    func mark(_ scalar: Unicode.Scalar) -> SentenceMark? {
        if !meanings.isEmpty, let own = meanings[scalar] { return own }
        return SentenceMark(scalar)
    }
}
