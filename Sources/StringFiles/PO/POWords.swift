/// The words of PO files.
enum POWords {
    /// The attribute for the flags that have no place in the model.
    static let flags = "flags"
    /// The attribute for `#| msgctxt`.
    static let previousContext = "previous-msgctxt"

    /// The dialect that a flag names; nil for a flag that is kept as such.
    static func dialect(_ flag: String) -> PlaceholderDialect? {
        switch flag {
        case "c-format": .c
        case "objc-format": .apple
        case "java-printf-format": .java
        case "java-format": .icu
        case "python-format": .python
        case "python-brace-format": .pythonBraces
        case "qt-format": .qt
        default: nil
        }
    }

    /// The flag for a dialect; nil when there is none.
    static func flag(for dialect: PlaceholderDialect) -> String? {
        switch dialect {
        case .unknown, .doubleBraces, .chrome, .fluent: nil
        case .none: "no-c-format"
        case .apple: "objc-format"
        case .c: "c-format"
        case .java: "java-printf-format"
        case .icu, .icuLiteralApostrophes: "java-format"
        case .python: "python-format"
        case .pythonBraces: "python-brace-format"
        case .qt: "qt-format"
        }
    }

    /// The state of a text.
    static func state(isEmpty: Bool, _ isFuzzy: Bool) -> TranslationState {
        isEmpty ? .new : isFuzzy ? .needsReview : .translated
    }

    /// Whether a text in a state is marked as fuzzy.
    static func isFuzzy(_ state: TranslationState, isEmpty: Bool) -> Bool {
        switch state {
        case .needsReview, .needsTranslation: true
        case .new: !isEmpty
        case .unstated, .translated, .reviewed, .final, .unknown: false
        }
    }
}
