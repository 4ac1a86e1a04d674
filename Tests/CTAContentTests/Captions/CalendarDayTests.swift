import CTAContent
import ICU
import Testing

@Suite struct CalendarDayTests {
    /// Days since 1970-01-01, from Python 3.11: `(date(…) - date(1970, 1, 1)).days`.
    static let days: [(String, Int)] = [
        ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-09-17", 20_713),
        ("0001-01-01", -719_162), ("9999-12-31", 2_932_896), ("1582-10-10", -141_432),
    ]

    @Test("counts days from 1970", arguments: days)
    func count(text: String, days: Int) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.daysSince1970 == days)
        #expect(day.description == text)
    }

    @Test(
        "refuses what is no day",
        arguments: [
            "", "2026-9-17", "2026-09-31", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10",
            "2026-01-00", " 2026-01-01", "2026-01-01 ", "2026-01-01T00:00:00Z", "20260101",
            "2026/01/01", "٢٠٢٦-٠١-٠١", "-026-01-01", "2026-01-0a",
        ])
    func refused(text: String) {
        #expect(CalendarDay(text) == nil)
    }

    @Test("orders days")
    func order() throws {
        let days = try ["2025-12-31", "2026-01-01", "2026-02-01"].map {
            try #require(CalendarDay($0))
        }
        #expect(days.reversed().sorted() == days)
    }

    @Test("is the day in every calendar, also before the Gregorian reform")
    func proleptic() throws {
        let day = try #require(CalendarDay("1582-10-10"))
        #expect(LanguageFormat.day(day.daysSince1970, language: "en") == "October 10, 1582")
        #expect(LanguageFormat.day(day.daysSince1970, language: "th")?.contains("10") == true)
    }
}
