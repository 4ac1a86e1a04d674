import ICU
import TestSupport
import Testing

@testable import CTAContent

@Suite struct CaptionTests {
    static let content = ContentResolver(catalog: Catalog(app: "none"))

    static func captions(
        _ language: String, _ period: String, price: String = "$9.99", trial: String? = nil,
        eligible: Bool? = true, firstCharge: String? = nil
    ) throws -> Captions {
        let terms = PurchaseTerms(
            price: price, period: try Period(period), trial: try trial.map { try Period($0) },
            isTrialEligible: eligible, firstCharge: firstCharge.flatMap { CalendarDay($0) })
        return content.captions(for: terms, language: language)
    }

    @Test("words a month with a trial")
    func month() throws {
        let captions = try Self.captions(
            "en_US", "P1M", trial: "P7D", firstCharge: "2026-09-17")
        var expected = Captions(language: "en", direction: .leftToRight)
        expected.duration = "1 month"
        expected.per = "$9.99/month"
        expected.trialDuration = "7 days"
        expected.trial = "7-day free trial"
        expected.trialThenPrice = "7-day free trial, then $9.99/month"
        expected.firstCharge = "First charge on September 17, 2026"
        #expect(captions == expected)
        #expect(captions.summary == "7-day free trial, then $9.99/month")
    }

    /// Period, duration, per, every, once.
    static let periods: [(String, String?, String?, String?, String?)] = [
        ("P1D", "1 day", "$9.99/day", nil, nil), ("P1W", "1 week", "$9.99/week", nil, nil),
        ("P7D", "7 days", nil, "$9.99 every 7 days", nil),
        ("P3M", "3 months", nil, "$9.99 every 3 months", nil),
        ("P1Y", "1 year", "$9.99/year", nil, nil),
        ("P2Y", "2 years", nil, "$9.99 every 2 years", nil),
        ("P1Y6M", "1 year, 6 months", nil, "$9.99 / 1 year, 6 months", nil),
        ("P1Y0M", "1 year", "$9.99/year", nil, nil), ("P0Y1M", "1 month", "$9.99/month", nil, nil),
        ("P0D", nil, nil, nil, "One-time purchase"), ("P0M", nil, nil, nil, "One-time purchase"),
        ("P1000D", "1,000 days", nil, "$9.99 every 1,000 days", nil),
    ]

    @Test("words the units that are written", arguments: periods)
    func units(
        text: String, duration: String?, per: String?, every: String?, oneTime: String?
    ) throws {
        let captions = try Self.captions("en", text)
        #expect(captions.duration == duration)
        #expect(captions.per == per)
        #expect(captions.every == every)
        #expect(captions.oneTime == oneTime)
        #expect(captions.summary == per ?? every ?? oneTime)
        #expect(captions.trial == nil && captions.firstCharge == nil)
    }

    @Test("speaks of a trial only to a customer who may have it", arguments: [nil, false, true])
    func eligibility(eligible: Bool?) throws {
        let captions = try Self.captions(
            "en", "P1M", trial: "P1W", eligible: eligible, firstCharge: "2026-09-17")
        let isOffered = eligible == true
        #expect((captions.trial == "1-week free trial") == isOffered)
        #expect((captions.trialDuration == "1 week") == isOffered)
        #expect((captions.trialThenPrice != nil) == isOffered)
        #expect((captions.firstCharge != nil) == isOffered)
        #expect(captions.per == "$9.99/month")
    }

    @Test("a trial without a length is none, and a first charge can stand alone")
    func noTrial() throws {
        let none = try Self.captions("en", "P1M", trial: "P0D", firstCharge: "2026-09-17")
        #expect(none.trial == nil && none.trialDuration == nil && none.trialThenPrice == nil)
        #expect(none.firstCharge == "First charge on September 17, 2026")
        let later = try Self.captions(
            "en", "P1M", eligible: nil, firstCharge: "2026-02-28")
        #expect(later.firstCharge == "First charge on February 28, 2026")
    }

    @Test("a trial of years and months, and one before a single purchase")
    func rareTrials() throws {
        let long = try Self.captions("en", "P1Y", trial: "P1Y6M")
        #expect(long.trialThenPrice == "Free trial: 1 year, 6 months, then $9.99/year")
        let once = try Self.captions("en", "P0D", trial: "P3D")
        #expect(once.trialThenPrice == "3-day free trial, then $9.99")
    }

    @Test("a price that shows nothing is not spoken of", arguments: ["", " ", "\u{200B}"])
    func blankPrice(price: String) throws {
        let captions = try Self.captions("en", "P1M", price: price, trial: "P7D")
        #expect(captions.per == nil && captions.trialThenPrice == nil)
        #expect(captions.duration == "1 month" && captions.trial == "7-day free trial")
        #expect(captions.summary == nil)
    }

    @Test("a price is never read as a pattern or a number", arguments: hostilePrices)
    func hostile(price: String) throws {
        for language in ["en", "ar", "ja", "pl"] {
            let captions = try Self.captions(language, "P3M", price: price, trial: "P7D")
            #expect(captions.every?.contains(price) == true, "\(language)")
            #expect(captions.trialThenPrice?.contains(price) == true, "\(language)")
        }
    }

    static let hostilePrices = [
        "{price}", "{count}", "#", "'", "''{", "$9.99 {", "%1$@", "{{ custom.x }}", "9'99",
    ]

    @Test("many threads get what one gets")
    func threads() async throws {
        let languages = LanguageFile.all.map(\.tag)
        let expected = try languages.map { try Self.captions($0, "P3M", trial: "P14D") }
        let fresh = ContentResolver(catalog: Catalog(app: "none"))
        let terms = PurchaseTerms(
            price: "$9.99", period: try Period("P3M"), trial: try Period("P14D"),
            isTrialEligible: true)
        await withTaskGroup(of: [Captions].self) { group in
            for _ in 0..<8 {
                group.addTask { languages.map { fresh.captions(for: terms, language: $0) } }
            }
            for await captions in group { #expect(captions == expected) }
        }
    }
}
