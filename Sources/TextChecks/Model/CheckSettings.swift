/// What checks need to know that no file says.
package struct CheckSettings: Sendable {
    /// The most UTF-16 units of a text by kind of text: `button`, `title`, `message`, `push`.
    package var limits: [String: Int] = [:]
    /// Pairs of a source term and its translation by language tag.
    package var glossary: [GlossaryTerm] = []
    /// The languages that a catalog must have; empty for those it has.
    package var languages: [String] = []

    /// What is usual.
    package init() {}
}

/// A word that must be translated in one way, or not at all.
package struct GlossaryTerm: Hashable, Sendable {
    /// The word of the source language.
    package var source: String
    /// The word by language tag; the source word itself where it stays as it is.
    package var translations: [String: String]

    /// Makes a term.
    package init(source: String, translations: [String: String] = [:]) {
        self.source = source
        self.translations = translations
    }
}
