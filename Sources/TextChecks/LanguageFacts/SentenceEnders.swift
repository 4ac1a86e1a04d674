/// What ends a sentence in a language.
///
/// A class, so that asking for it copies no tables.
final class SentenceEnders: Sendable {
    /// Codes of languages, or a script, that the row is for.
    let languages: [String]
    /// Marks that mean something else here than in most languages.
    let meanings: [Unicode.Scalar: SentenceMark]
    /// The marks that are written, the usual one first; where a mark is not listed, any of its kind.
    let usual: [SentenceMark: [Unicode.Scalar]]
    /// Marks that a text may go without.
    let optional: Set<SentenceMark>
    /// Marks that stand within the last word, not behind it.
    let inner: [SentenceMark: Unicode.Scalar]
    /// Last scalars that ask a question without a mark.
    let asking: [Unicode.Scalar]
    /// Whether labels and short messages often go without a full stop that the source has.
    let isOftenBare: Bool
    /// What says so.
    let authority: String

    init(
        languages: [String], meanings: [Unicode.Scalar: SentenceMark] = [:],
        usual: [SentenceMark: [Unicode.Scalar]] = [:], optional: Set<SentenceMark> = [],
        inner: [SentenceMark: Unicode.Scalar] = [:], asking: [Unicode.Scalar] = [],
        isOftenBare: Bool = false, authority: String
    ) {
        self.languages = languages
        self.meanings = meanings
        self.usual = usual
        self.optional = optional
        self.inner = inner
        self.asking = asking
        self.isOftenBare = isOftenBare
        self.authority = authority
    }

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
