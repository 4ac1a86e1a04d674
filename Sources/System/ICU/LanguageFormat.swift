internal import CICU

/// Dates, numbers and units as a language writes them; a tag may name its digits, as in `ar-u-nu-latn`.
package enum LanguageFormat {
    /// A day, counted from 1970-01-01, in the language's long style and own calendar; nil when ICU fails.
    package static func day(_ day: Int, language: String) -> String? {
        guard let day = Int32(exactly: day) else { return nil }
        return unsafe TextBuffer.fill { unsafe cicu_format_day(language, day, $0, $1) }
    }

    /// A finite number with its shortest exact digits; nil when ICU fails.
    package static func number(_ number: Double, language: String) -> String? {
        guard number.isFinite else { return nil }
        return unsafe TextBuffer.fill { unsafe cicu_format_number(language, number, $0, $1) }
    }

    /// A whole number of a CLDR unit, such as `day`, in its long form; nil for a unit that ICU does not know.
    package static func unit(_ count: Int, _ unit: String, language: String) -> String? {
        guard let count = Int32(exactly: count) else { return nil }
        return unsafe TextBuffer.fill { unsafe cicu_format_unit(language, unit, count, $0, $1) }
    }
}
