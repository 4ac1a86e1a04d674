/// A word that must be translated in one way, or not at all.
package struct GlossaryTerm: Hashable, Sendable {
    /// The word of the source language.
    package var source: String
    /// The word by language tag; in other languages the term is not looked at.
    package var translations: [String: String]

    /// Makes a term.
    package init(source: String, translations: [String: String] = [:]) {
        self.source = source
        self.translations = translations
    }
}
