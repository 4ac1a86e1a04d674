import CTAContent
import ICU
import Testing

/// A price in a line, by the bidirectional algorithm (UAX #9) of ICU.
@Suite struct CaptionPriceTests {
    /// Prices as `NumberFormatter` writes them in several countries, with the marks of CLDR.
    static let prices = [
        "$9.99", "9,99 €", "US$9.99", "￥1,000", "₩4,400", "9.99 $", "\u{200F}9.90 ₪",
        "\u{200F}9.90\u{A0}\u{200F}₪", "₪9.90", "9.90 ₪", "\u{200F}٩٫٩٩ US$", "٩٫٩٩ $",
        "٩٫٩٩\u{A0}ر.س.\u{200F}", "ر.س.\u{200F} 9.99", "۹٬۹۹۹ ریال", "Rs 9.99", "CHF 9.90",
        "9.99 د.إ", "R$ 9,90", "Rp 99ribu", "99 kr.", "9 999,00 ₽", "Free", "-5 $",
    ]

    @Test("the price is in the line byte for byte", arguments: LanguageFile.all)
    func untouched(file: LanguageFile) throws {
        for price in Self.prices {
            for text in try Self.lines(price, file.tag) {
                #expect(Self.range(of: price, in: text) != nil, "\(price) in \(text)")
            }
        }
    }

    @Test("the price reads in the line as it reads alone", arguments: LanguageFile.all)
    func order(file: LanguageFile) throws {
        for price in Self.prices {
            for text in try Self.lines(price, file.tag) {
                let units = Array(text.utf16)
                let isRightToLeft = ["ar", "fa", "he", "ur"].contains(file.tag)
                let order = try #require(BidiOrder.visual(units, rightToLeft: isRightToLeft))
                let range = try #require(Self.range(of: price, in: text))
                let places = order.indices.filter { range.contains(order[$0]) }
                let first = try #require(places.first)
                #expect(places == Array(first..<first + range.count), "\(price) is torn in \(text)")
                let alone = try #require(
                    BidiOrder.visual(Array(price.utf16), rightToLeft: Self.isRightToLeft(price)))
                #expect(
                    places.map { order[$0] - range.lowerBound } == alone, "\(price) in \(text)")
            }
        }
    }

    @Test("a line that is not disturbed has no isolates")
    func plain() throws {
        for text in try Self.lines("9,99 €", "de") + Self.lines("\u{200F}9.90 ₪", "he") {
            #expect(!text.unicodeScalars.contains { (0x2066...0x2069).contains($0.value) })
        }
        for text in try Self.lines("9.99 $", "ar") {
            #expect(text.contains("\u{2068}9.99 $\u{2069}"))
        }
    }

    private static func lines(_ price: String, _ language: String) throws -> [String] {
        let month = try CaptionTests.captions(language, "P1M", price: price, trial: "P7D")
        let quarter = try CaptionTests.captions(language, "P3M", price: price)
        let odd = try CaptionTests.captions(language, "P1Y6M", price: price)
        return try [month.per, month.trialThenPrice, quarter.every, odd.every].map {
            try #require($0)
        }
    }

    /// Where a price stands, in UTF-16 units.
    private static func range(of price: String, in text: String) -> Range<Int>? {
        let (units, sought) = (Array(text.utf16), Array(price.utf16))
        return (0...max(0, units.count - sought.count)).first {
            units[$0...].starts(with: sought)
        }.map { $0..<$0 + sought.count }
    }

    /// The direction of a price alone: of its first strong character (UAX #9, P2), left to right without one.
    private static func isRightToLeft(_ price: String) -> Bool {
        price.unicodeScalars.lazy.compactMap(\.strongDirection).first == .rightToLeft
    }
}
