import CTAContent
import TestSupport
import Testing

/// Periods by the grammar of design §10.
@Suite struct PeriodTests {
    /// The text, and its years, months, weeks and days.
    static let periods: [(String, [Int])] = [
        ("P1D", [0, 0, 0, 1]), ("P7D", [0, 0, 0, 7]), ("P1W", [0, 0, 1, 0]),
        ("P2M", [0, 2, 0, 0]), ("P1Y", [1, 0, 0, 0]), ("P1Y6M", [1, 6, 0, 0]),
        ("P0D", [0, 0, 0, 0]), ("P9999Y9999M", [9999, 9999, 0, 0]), ("P0007D", [0, 0, 0, 7]),
        ("P0Y6M", [0, 6, 0, 0]), ("P1Y0M", [1, 0, 0, 0]),
    ]

    @Test("reads one unit, or years and months", arguments: periods)
    func accepted(text: String, counts: [Int]) throws {
        let period = try Period(text)
        let units: [Period.Unit] = [.year, .month, .week, .day]
        #expect(units.map(period.count) == counts)
        #expect(period.text == text && period.description == text)
        #expect(period.isZero == counts.allSatisfy { $0 == 0 })
    }

    /// The text, the kind of fault, and its offset.
    static let faults: [(String, PeriodFault.Kind, Int)] = [
        ("P1H", .unit, 2), ("P", .number, 1), ("p1m", .start, 0), ("P-1D", .number, 1),
        ("P٧D", .number, 1), ("P1.5M", .unit, 2), ("PT1H", .number, 1), ("P7D ", .end, 3),
        ("", .start, 0), (" P7D", .start, 0), ("P1", .unit, 2), ("P1Y6", .unit, 4),
        ("P1Y6D", .unit, 4), ("P1M1Y", .end, 3), ("P1W1D", .end, 3), ("P12345D", .long, 5),
        ("P1Y12345M", .long, 7), ("P+1D", .number, 1), ("P 1D", .number, 1), ("P1d", .unit, 2),
        ("P1Y6M1D", .end, 5), ("P1YT1H", .end, 3), ("P1D\u{0}", .end, 3), ("P1D\u{301}", .end, 3),
        ("P1\u{301}D", .unit, 2), ("Ｐ1D", .start, 0), ("P１D", .number, 1), ("1M", .start, 0),
        ("P1Y\u{1F381}", .end, 3), ("PP1D", .number, 1), ("P1DP1D", .end, 3),
    ]

    @Test("refuses anything else and names the place", arguments: faults)
    func refused(text: String, kind: PeriodFault.Kind, offset: Int) throws {
        let fault = try #require(throws: PeriodFault.self) { try Period(text) }
        #expect(fault.kind == kind)
        #expect(fault.utf16Offset == offset)
        #expect(fault.message.contains("at offset \(offset), "))
        #expect(fault.message.first?.isUppercase == false || fault.message.hasPrefix("U+"))
        #expect(!fault.message.hasSuffix("."))
        let units = Array(text.utf16)
        #expect(fault.scalar?.value ?? 0 == Self.scalar(of: units, at: offset))
    }

    @Test("names a character that cannot be seen or told from another")
    func characters() throws {
        let digit = try #require(throws: PeriodFault.self) { try Period("P٧D") }
        #expect(digit.message.hasPrefix("U+0667 ARABIC-INDIC DIGIT SEVEN at offset 1"))
        let space = try #require(throws: PeriodFault.self) { try Period("P7D ") }
        #expect(space.message == "U+0020 SPACE at offset 3, the period ends before it")
    }

    static let lengths: [(String, String, Bool)] = [
        ("P7D", "P1W", true), ("P12M", "P1Y", true), ("P1Y6M", "P18M", true),
        ("P30D", "P1M", false), ("P365D", "P1Y", false), ("P0D", "P0M", true),
        ("P0Y0M", "P0W", true), ("P007D", "P7D", true), ("P14D", "P2W", true),
        ("P52W", "P1Y", false), ("P1D", "P1M", false),
    ]

    @Test("is equal to what lasts equally long, and hashes alike", arguments: lengths)
    func equality(left: String, right: String, isEqual: Bool) throws {
        let (left, right) = (try Period(left), try Period(right))
        #expect((left == right) == isEqual)
        if isEqual { #expect(Set([left, right]).count == 1) }
    }

    @Test("takes what the grammar takes, of random texts")
    func random() {
        // The grammar as a regular expression, from design §10.
        let grammar = /P([0-9]{1,4}[YMWD]|[0-9]{1,4}Y[0-9]{1,4}M)/
        var generator = SeededGenerator(seed: 10)
        let letters = Array("PPPYMWD0123456789T-.٧ p")
        var accepted = 0
        for _ in 0..<20_000 {
            let text = String(
                (0..<Int.random(in: 1...7, using: &generator)).compactMap { index in
                    index == 0 && Bool.random(using: &generator)
                        ? "P" : letters.randomElement(using: &generator)
                })
            let isPeriod = (try? Period(text)) != nil
            #expect(isPeriod == (text.wholeMatch(of: grammar) != nil), "\(text)")
            accepted += isPeriod ? 1 : 0
        }
        #expect(accepted > 100)
    }

    private static func scalar(of units: [UInt16], at offset: Int) -> UInt32 {
        let rest = String(decoding: units[min(offset, units.count)...], as: UTF16.self)
        return rest.unicodeScalars.first?.value ?? 0
    }
}
