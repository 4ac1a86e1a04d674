internal import CICU

/// CLDR plural rules through the system ICU.
package enum Plurals {
    /// The category of a whole number in a language: "zero", "one", "two", "few", "many" or "other".
    package static func category(of number: Int, language: String) -> String? {
        unsafe TextBuffer.fill { unsafe cicu_plural_category(language, Int64(number), $0, $1) }
    }

    /// The categories that a language uses, unordered.
    package static func categories(language: String) -> [String] {
        let text = unsafe TextBuffer.fill { unsafe cicu_plural_categories(language, $0, $1) }
        return (text ?? "").split(separator: "\n").map(String.init)
    }
}
