/// The words of XLIFF 1.2.
enum XLIFFWords {
    /// Where our own attributes come from.
    static let limitNamespace = "urn:cta:xliff"
    /// The longest text in UTF-16 units, as an attribute of a unit.
    static let limitAttribute = "cta:utf16-limit"

    /// The state that a word of the file names.
    static func state(_ word: String) -> TranslationState {
        switch word {
        case "new": .new
        case "needs-translation", "needs-adaptation", "needs-l10n": .needsTranslation
        case "needs-review-translation", "needs-review-adaptation", "needs-review-l10n":
            .needsReview
        case "translated": .translated
        case "signed-off": .reviewed
        case "final": .final
        default: .unknown
        }
    }

    /// The word for a state; nil for none.
    static func word(for state: TranslationState) -> String? {
        switch state {
        case .unstated: nil
        case .new: "new"
        case .needsTranslation: "needs-translation"
        case .needsReview, .unknown: "needs-review-translation"
        case .translated: "translated"
        case .reviewed: "signed-off"
        case .final: "final"
        }
    }

    /// Whether an inline element is one of XLIFF 1.2.
    static func isInline(_ name: String) -> Bool {
        ["g", "x", "bx", "ex", "bpt", "ept", "ph", "it", "mrk", "sub"].contains(name)
    }
}
