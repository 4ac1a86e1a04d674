/// A plural category that a language had in an older CLDR: apps on older systems still choose it.
struct RetiredCategory: Sendable {
    /// The language.
    let language: String
    /// The category.
    let category: String
    /// The version of CLDR that has it no more.
    let version: String

    /// All of them that translators meet.
    static let all = [
        // https://cldr.unicode.org/downloads/cldr-42, "Plural rules": he lost `many`.
        RetiredCategory(language: "he", category: "many", version: "CLDR 42")
    ]

    /// What a language has lost.
    static func find(_ category: String, _ language: CheckedLanguage) -> RetiredCategory? {
        all.first {
            $0.language.utf8.elementsEqual(language.code.utf8)
                && $0.category.utf8.elementsEqual(category.utf8)
        }
    }
}
