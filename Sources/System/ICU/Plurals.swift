internal import CICU

/// CLDR plural rules through the system ICU.
package enum Plurals {
    /// What a number says.
    package enum Kind: CaseIterable, Sendable {
        /// How many: "3 days".
        case cardinal
        /// Which one: "the 3rd day".
        case ordinal
    }

    /// The category of a whole number in a language: "zero", "one", "two", "few", "many" or "other".
    package static func category(
        of number: Int, language: String, _ kind: Kind = .cardinal
    ) -> String? {
        unsafe TextBuffer.fill {
            unsafe cicu_plural_category(language, kind == .ordinal, Int64(number), $0, $1)
        }
    }

    /// The categories that a language uses, unordered.
    package static func categories(language: String, _ kind: Kind = .cardinal) -> [String] {
        let text = unsafe TextBuffer.fill {
            unsafe cicu_plural_categories(language, kind == .ordinal, $0, $1)
        }
        return (text ?? "").split(separator: "\n").map(String.init)
    }
}
