/// A change of a file.
///
/// Texts in an edit are values, or places in the file that is edited. Edits that are made together
/// are about different texts; of two about one text the first is made.
package struct TextEdit: Sendable {
    /// What changes.
    package enum Change: Sendable {
        /// The text at a path gets another value, and a state unless nil.
        case setText(language: String, role: TextRole, path: TextPath, TextValue, TranslationState?)
        /// The text at a path gets another state.
        case setState(language: String, path: TextPath, TranslationState)
        /// The entry gets a translation in a language, in place of the one it may have.
        case putTranslation(Localization)
        /// The group at a path gets another variant, its last.
        case addVariant(language: String, path: TextPath, Variant)
        /// The entry loses its translation in a language.
        case removeTranslation(language: String)
        /// The comment for translators; nil removes it.
        case setComment(String?)
        /// The entry goes.
        case removeEntry
        /// A new entry: behind the one named, or where the order of the file wants it.
        case addEntry(Entry)
    }

    /// The entry, as an index into `StringFile.entries`; of `addEntry` the one before, nil for the
    /// place that the format prefers.
    package var entry: Int?
    /// What changes.
    package var change: Change

    /// Makes an edit.
    package init(entry: Int?, _ change: Change) {
        self.entry = entry
        self.change = change
    }
}
