import CTAContent
import Foundation
import TestSupport
import Testing

@Suite struct TimestampTests {
    static let texts: [(String, Int64)] = [
        ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59.999999Z", -1),
        ("2026-03-01T00:30:00+01:00", 1_772_321_400_000_000),
        ("2026-02-28T23:30:00z", 1_772_321_400_000_000),
        ("2026-02-28 23:30:00.0000009Z", 1_772_321_400_000_000),
        ("2000-02-29T12:00:00.5Z", 951_825_600_500_000),
        // The leap second of 2016 belongs to that year.
        ("2016-12-31T23:59:60Z", 1_483_228_799_999_999),
        ("2017-01-01T08:59:60+09:00", 1_483_228_799_999_999),
        ("0001-01-01T00:00:00Z", -62_135_596_800_000_000),
        ("9999-12-31T23:59:59Z", 253_402_300_799_000_000),
    ]

    @Test("reads RFC 3339", arguments: texts)
    func reads(text: String, microseconds: Int64) {
        #expect(Timestamp(text)?.microseconds == microseconds)
    }

    @Test(
        "refuses what is none",
        arguments: [
            "", "2026-03-01", "2026-03-01T09:30Z", "2026-03-01T09:30:00", "2026-02-29T00:00:00Z",
            "1900-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
            "2026-01-00T00:00:00Z", "2026-04-31T00:00:00Z", "2026-01-01T24:00:00Z",
            "2026-01-01T00:60:00Z", "2026-01-01T00:00:61Z", "2026-01-01T12:00:60Z",
            "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00+1:00", "2026-01-01T00:00:00+24:00",
            "2026-01-01T00:00:00Z ", "+2026-01-01T00:00:00Z", "٢٠٢٦-01-01T00:00:00Z",
            "2026-01-01T00:00:00Zé",
        ])
    func refuses(text: String) { #expect(Timestamp(text) == nil) }

    @Test("reads and writes what Foundation writes and reads")
    func foundation() throws {
        var random = SeededGenerator(seed: 3_339)
        for _ in 0..<2_000 {
            let seconds = Int64.random(in: -62_135_596_800...253_402_300_799, using: &random)
            let date = Date(timeIntervalSince1970: Double(seconds))
            let text = date.formatted(.iso8601)
            // Foundation's calendar is Julian before 1582-10-15.
            guard seconds > -12_219_292_800 else { continue }
            #expect(Timestamp(text)?.microseconds == seconds * 1_000_000)
            #expect(Timestamp(microseconds: seconds * 1_000_000).description == text)
        }
    }

    @Test("writes what it reads, at the ends of its range too")
    func roundTrip() {
        var random = SeededGenerator(seed: 8_601)
        for _ in 0..<2_000 {
            let time = Timestamp(
                microseconds: .random(
                    in: -62_135_596_800_000_000...253_402_300_799_999_999, using: &random))
            #expect(Timestamp(time.description) == time)
        }
        for end in [Int64.min, .max] {
            #expect(!Timestamp(microseconds: end).description.isEmpty)
        }
    }
}
