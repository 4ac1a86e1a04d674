/// Which words a language says twice in a row.
enum Reduplication {
    /// The words that may stand twice; nil where the grammar doubles any word.
    static func allowedWords(code: String) -> [String]? {
        if grammatical.contains(code) { return nil }
        return words.filter { $0.languages.contains(code) || $0.languages.isEmpty }
            .flatMap(\.words)
    }

    /// Languages that double words to say "each", "slowly" or "many", with a space between.
    ///
    /// After feature 27A (Reduplication) of the World Atlas of Language Structures; generous, because
    /// a word that is wrongly reported costs more than one that is missed.
    private static let grammatical: Set<String> = [
        "vi", "th", "lo", "km", "my", "zh", "yue", "ja", "hi", "bn", "mr", "gu", "pa", "ur", "ta",
        "te", "kn", "ml", "or", "as", "ne", "si", "sd", "ks", "kok", "mai", "bho", "tr", "az",
        "uz", "kk", "ky", "tk", "tt", "ba", "cv", "ug", "sw", "haw", "mi", "sm", "to", "ty", "fj",
        "id", "ms", "jv", "su", "tl", "fil", "ceb", "af", "ka", "hy", "eu", "fa", "ps", "ckb",
        "ku", "he", "am", "ti", "so", "ha", "yo", "ig", "zu", "xh", "st", "tn", "sn", "rw", "rn",
        "lg", "mg", "mn", "bo", "dz", "ht", "ko",
    ]

    private struct Row {
        /// The languages; empty for all.
        let languages: [String]
        /// The words, lower case.
        let words: [String]
        /// Why.
        let reason: String
    }

    private static let words: [Row] = [
        Row(
            languages: [],
            words: ["blah", "bla", "bye", "ha", "haha", "ho", "knock", "no", "so", "tap", "very"],
            reason: "interjections, said twice in many languages"),
        Row(
            languages: ["en"], words: ["had", "that"],
            reason: "a conjunction before a pronoun, the past perfect: that that, had had"),
        Row(
            languages: ["fr"], words: ["nous", "vous", "en", "faire"],
            reason: "the subject before the same reflexive pronoun: vous vous inscrivez"),
        Row(
            languages: ["nl"], words: ["dat", "die", "het", "zij", "ze", "we"],
            reason: "a conjunction before a pronoun: dat dat, die die"),
        Row(
            languages: ["de"], words: ["das", "die", "der", "sie", "den", "dem"],
            reason: "a relative pronoun before the same article: die die"),
        Row(
            languages: ["sv", "da", "nb", "nn", "no"],
            words: ["det", "den", "de", "som", "at", "att", "er", "var"],
            reason: "a pronoun before the same article: det det, som som"),
        Row(
            languages: ["it"], words: ["piano", "man", "via", "così", "bene", "poi"],
            reason: "adverbs said twice: piano piano, via via"),
        Row(
            languages: ["pl", "cs", "sk", "ru", "uk", "be", "bg", "sr", "hr", "bs", "sl", "mk"],
            words: ["to", "je", "se", "da", "чуть", "еле", "давно", "что", "то"],
            reason: "adverbs said twice, a conjunction before a pronoun: то то"),
        Row(
            languages: ["pt", "es", "ca", "gl", "ro"],
            words: ["se", "que", "muy", "luego", "logo", "poc"],
            reason: "adverbs said twice: muy muy, luego luego"),
        Row(
            languages: ["hu", "fi", "et"], words: ["hogy", "az", "se", "on", "oli"],
            reason: "a conjunction or verb before the same word: on on, se se"),
    ]
}
