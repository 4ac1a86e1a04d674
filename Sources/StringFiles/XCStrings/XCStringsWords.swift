internal import JSON

/// The words of String Catalogs.
enum XCStringsWords {
    /// The state that a word of the file names.
    static func state(_ word: JSONNodeView) -> TranslationState {
        if word.hasText("translated") { return .translated }
        if word.hasText("needs_review") { return .needsReview }
        return word.hasText("new") ? .new : .unknown
    }

    /// The word for a state; what has no state is translated, or it would not be there.
    static func word(for state: TranslationState) -> String {
        switch state {
        case .new: "new"
        case .needsTranslation, .needsReview, .unknown: "needs_review"
        case .unstated, .translated, .reviewed, .final: "translated"
        }
    }

    /// What decides between `variations` of a kind; nil for a kind that is not known.
    static func selector(_ kind: String, _ argument: VariantArgument) -> VariantSelector? {
        switch kind {
        case "plural": .plural(argument)
        case "device": .device
        case "width": .width
        default: nil
        }
    }

    /// The kind of `variations` by which a group decides; nil for groups of another shape.
    static func kind(of selector: VariantSelector) -> String? {
        switch selector {
        case .plural: "plural"
        case .device: "device"
        case .width: "width"
        case .ordinal, .pluralIndex, .select, .substitutions, .items: nil
        }
    }

    /// Whether a variant of a kind may have a name.
    static func isName(_ name: String, of selector: VariantSelector) -> Bool {
        switch selector {
        case .plural:
            ["zero", "one", "two", "few", "many", "other"].contains(name)
        case .device:
            [
                "iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other",
            ].contains(name)
        case .ordinal, .pluralIndex, .width, .select, .substitutions, .items: true
        }
    }
}
