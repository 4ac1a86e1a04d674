import CTAContent
import ICU
import Testing

/// What holds for the captions of every language.
@Suite struct CaptionLanguageTests {
    static let captionKeys = TextKey.allCases.filter { $0.name.hasPrefix("caption.") }

    private func captions(
        _ language: String, _ period: String, price: String = "$9.99", trial: String? = nil,
        firstCharge: String? = nil
    ) throws -> Captions {
        try CaptionTests.captions(
            language, period, price: price, trial: trial, firstCharge: firstCharge)
    }

    @Test("is the language and direction asked for", arguments: LanguageFile.all)
    func language(file: LanguageFile) throws {
        let captions = try captions(file.tag, "P1M")
        #expect(captions.language == file.tag)
        #expect(
            (captions.direction == .rightToLeft) == ["ar", "fa", "he", "ur"].contains(file.tag))
    }

    @Test("what is bought once has no digit", arguments: LanguageFile.all)
    func oneTime(file: LanguageFile) throws {
        let captions = try captions(file.tag, "P0D")
        let text = try #require(captions.oneTime)
        #expect(!text.unicodeScalars.contains { $0.category == "Nd" })
        #expect(captions.duration == nil && captions.per == nil && captions.every == nil)
    }

    @Test("a year and six months names both", arguments: LanguageFile.all)
    func yearAndMonths(file: LanguageFile) throws {
        let whole = try captions(file.tag, "P1Y6M", trial: "P1Y6M")
        let year = try #require(try captions(file.tag, "P1Y").duration)
        let months = try #require(try captions(file.tag, "P6M").duration)
        for text in [whole.duration, whole.every, whole.trialDuration, whole.trial] {
            #expect(text?.contains(year) == true && text?.contains(months) == true)
        }
    }

    @Test("reads as English only where that is right", arguments: LanguageFile.translations)
    func english(file: LanguageFile) throws {
        let english = try LanguageFile.named("en")
        let reasons = CaptionExceptions.english[file.tag] ?? [:]
        for key in Self.captionKeys where LanguageFile.words(of: try english.text(key)).count > 3 {
            let forms = try file.forms(key)
            let isSame = zip(forms, try english.forms(key)).contains {
                $0.utf8.elementsEqual($1.utf8)
            }
            #expect(isSame == (reasons[key.name] != nil), "\(key.name): \(forms)")
        }
    }

    @Test("digits are those of the price", arguments: LanguageFile.all)
    func digits(file: LanguageFile) throws {
        let prices: [(String, ClosedRange<UInt32>)] = [
            ("9.99 $", 0x30...0x39), ("٩٫٩٩ $", 0x660...0x669), ("₹९९९", 0x966...0x96F),
            ("۹٫۹۹ $", 0x6F0...0x6F9),
        ]
        for (price, range) in prices {
            let all = try captions(
                file.tag, "P21M", price: price, trial: "P14D", firstCharge: "2026-09-17")
            for text in [all.duration, all.every, all.trial, all.trialThenPrice, all.firstCharge] {
                let digits = try #require(text).unicodeScalars.filter { $0.category == "Nd" }
                #expect(!digits.isEmpty)
                #expect(digits.allSatisfy { range.contains($0.value) }, "\(text ?? "")")
            }
        }
    }

    @Test("the date is ICU's", arguments: LanguageFile.all)
    func date(file: LanguageFile) throws {
        let day = try #require(CalendarDay("2026-09-17"))
        let date = try #require(
            LanguageFormat.day(day.daysSince1970, language: "\(file.tag)-u-nu-latn"))
        let text = try captions(file.tag, "P1M", firstCharge: "2026-09-17").firstCharge
        #expect(text?.contains(date) == true)
        #expect(date.contains("17") || file.tag == "fa")
    }

    @Test("a line with a trial and a price keeps within 60 units", arguments: LanguageFile.all)
    func length(file: LanguageFile) throws {
        let text = try #require(
            try captions(file.tag, "P1M", price: "US$129.99", trial: "P7D").trialThenPrice)
        let count = text.unicodeScalars.filter { !$0.has(.bidiControl) }.reduce(0) {
            $0 + UTF16.width($1)
        }
        #expect(count <= 60, "\(count): \(text)")
    }

    /// Language, period, and the line with the price: where the language puts the unit.
    static let prices: [(String, String, String)] = [
        ("en", "P1M", "$9.99/month"), ("ja", "P1M", "$9.99/月"), ("ja", "P3M", "3か月ごとに$9.99"),
        ("ko", "P1M", "$9.99/월"), ("ko", "P3M", "3개월마다 $9.99"), ("zh-Hans", "P1M", "每月 $9.99"),
        ("zh-Hans", "P3M", "每 3 个月 $9.99"), ("ru", "P21D", "$9.99 каждый 21 день"),
        ("hu", "P3M", "3 havonta $9.99"), ("tr", "P3M", "3 ayda bir $9.99"),
        ("ar", "P2M", "\u{2068}$9.99\u{2069} كل شهرين"),
    ]

    @Test("puts the unit where the language puts it", arguments: prices)
    func price(language: String, period: String, expected: String) throws {
        let captions = try captions(language, period)
        #expect((captions.per ?? captions.every) == expected)
    }

    /// Language, period, duration.
    static let durations: [(String, String, String)] = [
        ("pl", "P7D", "7 dni"), ("pl", "P1D", "1 dzień"), ("ar", "P2D", "يومان"),
        ("ru", "P21D", "21 день"), ("ru", "P14D", "14 дней"), ("ru", "P1W", "1 неделя"),
        ("ja", "P7D", "7 日"), ("ko", "P7D", "7일"), ("zh-Hans", "P3M", "3个月"),
        ("he", "P2W", "שבועיים"), ("fr", "P7D", "7\u{A0}jours"), ("lv", "P11D", "11 dienu"),
    ]

    @Test("inflects", arguments: durations)
    func inflection(language: String, period: String, expected: String) throws {
        #expect(try captions(language, period).duration == expected)
    }
}
