/// The words of XLIFF 2.
enum XLIFF2Words {
    static let namespace = "urn:oasis:names:tc:xliff:document:2.0"
    /// How the namespaces of the modules start.
    static let modules = "urn:oasis:names:tc:xliff:"

    /// The state that a word of the file names.
    static func state(_ word: String) -> TranslationState {
        switch word {
        case "initial": .new
        case "translated": .translated
        case "reviewed": .reviewed
        case "final": .final
        default: .unknown
        }
    }

    /// The word for a state; nil for none.
    static func word(for state: TranslationState) -> String? {
        switch state {
        case .unstated: nil
        case .new, .needsTranslation: "initial"
        case .needsReview, .unknown, .translated: "translated"
        case .reviewed: "reviewed"
        case .final: "final"
        }
    }

    /// Whether an inline element is one of XLIFF 2.
    static func isInline(_ name: String) -> Bool {
        ["pc", "sc", "ec", "ph", "cp", "mrk", "sm", "em"].contains(name)
    }

    /// Whether a text may be an id (`NMTOKEN`).
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty && MarkupParser.isName("_" + text)
    }
}
