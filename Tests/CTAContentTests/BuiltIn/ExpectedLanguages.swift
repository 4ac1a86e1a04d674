/// The languages of design §5.
enum ExpectedLanguages {
    /// Whether all of them must have a file; until then a file may be missing, and no other may be there.
    static let areComplete = true

    /// The tags in the order of the design.
    static let all = """
        en en-AU en-CA en-GB de fr fr-CA es es-419 it pt-BR pt-PT ca ro nl sv da nb fi is et lv lt
        pl cs sk hu sl hr sr-Cyrl sr-Latn bg el uk ru tr kk ja ko zh-Hans zh-Hant zh-HK th vi id ms
        fil hi bn gu kn ml mr or pa ta te ur fa ar he
        """.split { $0.isWhitespace }.map(String.init)

    /// The languages with sparse files and the file that fills the gaps (design §4.3).
    static let parents = [
        "en-AU": "en", "en-CA": "en", "en-GB": "en", "fr-CA": "fr", "es-419": "es",
        "zh-HK": "zh-Hant",
    ]

    /// Texts of more than eight units that are the same in English and another language, with the reason:
    /// `["nl": ["caption.per.week": "Dutch says it with the same words"]]`.
    static let sameAsEnglish: [String: [String: String]] = [:]
}
