/// How the placeholders of a text differ from those of its source.
struct PlaceholderDifference {
    /// A placeholder of the source that is not in the translation.
    struct Missing {
        /// The placeholder as the source writes it.
        let spelling: String
        /// The arm of an ICU message that lacks it; nil where the whole text does.
        var arm: Range<Int>?
        /// Another text that is shown in it, which a translation may word otherwise.
        var isNestedText = false
    }

    /// A placeholder of the translation, and the one of the source that should stand there.
    struct Exchange {
        /// What the translation has, maybe in the text of a variable.
        let found: SourcePlaceholder
        /// What it should be.
        let source: Placeholder
        /// That as the source writes it.
        let spelling: String
    }

    /// The translation.
    let target: CheckedText
    /// What the translation lacks.
    var missing: [Missing] = []
    /// What only the translation has, maybe in the text of a variable.
    var extra: [SourcePlaceholder] = []
    /// Whether it may be no mistake that is ever seen: neither dialect nor source say that there are
    /// placeholders, or the translation is a draft.
    var isMinor = false
    /// What shows a value of another type than the source does.
    var mismatched: [Exchange] = []
    /// Names that were translated or mistyped.
    var renamed: [Exchange] = []
    /// The first placeholder that takes the value of another one since the order has changed.
    var reordered: Exchange?

    /// Whether there is nothing to say.
    var isEmpty: Bool {
        missing.isEmpty && extra.isEmpty && mismatched.isEmpty && renamed.isEmpty
            && reordered == nil
    }
}
