/// What a format can hold: what is beyond it is left out before a file is written, and listed.
package struct FormatAbilities: Sendable {
    /// How many languages one file holds.
    package enum Languages: Sendable {
        /// One, without the source texts.
        case one
        /// The source texts and one translation of each.
        case sourceAndTranslation
        /// Any number.
        case many
    }

    /// How many languages one file holds.
    package var languages: Languages
    /// Which variants a group of each kind may hold; nil stands for the text of an entry itself.
    package var variants: [VariantSelector.Kind?: Set<VariantSelector.Kind>] = [:]
    /// The states of a translation, without `unstated`, which all formats have.
    package var states: Set<TranslationState> = []
    /// The kinds of comments on entries.
    package var comments: Set<Comment.Kind> = []
    /// The flags of entries.
    package var flags: EntryFlags = []
    /// The units of length limits.
    package var limits: Set<LengthLimit.Unit> = []
    /// Whether entries of one key are told apart by a context.
    package var hasContexts = false
    /// Whether entries have attributes of any name.
    package var hasAttributes = false
    /// Whether placeholders are declared.
    package var hasPlaceholders = false
    /// Whether parts of a text are code.
    package var hasCodes = false

    /// Abilities that hold keys and texts only.
    package init(languages: Languages) { self.languages = languages }
}
