import ICU
import Testing

@Suite struct LanguageFormatTests {
    /// The days from 1970-01-01 (Python 3.11, `date.toordinal`), and CLDR 42's long dates.
    static let days: [(Int, String, String)] = [
        (0, "en", "January 1, 1970"), (-1, "en", "December 31, 1969"),
        (20_713, "ar-u-nu-latn", "17 سبتمبر 2026"), (20_713, "ar-u-nu-arab", "١٧ سبتمبر ٢٠٢٦"),
        (20_713, "th", "17 กันยายน 2569"), (20_713, "fa", "۲۶ شهریور ۱۴۰۵"),
        (20_713, "not a tag", "2026 M09 17"),
    ]

    @Test("writes a day in the long style, in UTC", arguments: days)
    func day(day: Int, language: String, expected: String) {
        #expect(LanguageFormat.day(day, language: language) == expected)
    }

    @Test("refuses what is no day, number or unit")
    func refusal() {
        #expect(LanguageFormat.day(.max, language: "en") == nil)
        #expect(LanguageFormat.number(.infinity, language: "en") == nil)
        #expect(LanguageFormat.number(.nan, language: "en") == nil)
        #expect(LanguageFormat.unit(1, "fortnight-of-fortnights", language: "en") == nil)
        #expect(LanguageFormat.unit(.max, "day", language: "en") == nil)
    }

    @Test("writes numbers with their shortest digits")
    func numbers() {
        #expect(LanguageFormat.number(0.1, language: "en") == "0.1")
        #expect(LanguageFormat.number(1_234_567.891, language: "de") == "1.234.567,891")
        #expect(LanguageFormat.number(1234, language: "hi-u-nu-deva") == "१,२३४")
        #expect(LanguageFormat.number(1e300, language: "en")?.count == 401)
    }

    @Test("writes units in the long form")
    func units() {
        #expect(LanguageFormat.unit(2, "day", language: "ar") == "يومان")
        #expect(LanguageFormat.unit(21, "week", language: "ru") == "21 неделя")
    }

    /// A message and the units of its longest form.
    static let forms: [(String, Int)] = [
        ("", 0), ("abc", 3), ("{a}", 3), ("x {name} y", 10), ("it''s", 4),
        ("{n, plural, one{# day} other{# days}}", 6),
        ("a {n, plural, one{1} other{12{p}45}} z", 11),
        ("{n, select, a{{m, plural, one{1} other{12345}}} other{123}}", 5),
        ("{n, number, percent}", 20), ("😀{n, plural, other{#}}", 3),
    ]

    @Test("measures the longest form of a message", arguments: forms)
    func longest(text: String, count: Int) throws {
        #expect(try MessagePattern(text, language: "en").longestUTF16Count == count)
    }
}
