import CTAContent
import JSON
import TestSupport
import Testing

@Suite struct CaptionCommandTests {
    static let members = [
        "language", "direction", "duration", "per", "every", "oneTime", "trialDuration", "trial",
        "trialThenPrice", "firstCharge",
    ]

    @Test("prints what the library answers, with null for what is absent")
    func json() throws {
        let run = InProcess.run(
            "caption", "--language", "ar-EG", "--price", "9.99 $", "--period", "P1M", "--trial",
            "P7D", "--first-charge", "2026-09-17", "--json")
        #expect(run.status == 0 && run.errorText == "")
        let root = try #require(JSONDocument(parsing: run.output).root)
        #expect(root.members.compactMap { $0.name.string } == Self.members)
        let terms = PurchaseTerms(
            price: "9.99 $", period: try Period("P1M"), trial: try Period("P7D"),
            isTrialEligible: true, firstCharge: CalendarDay("2026-09-17"))
        let captions = ContentResolver(catalog: Catalog(app: "none"))
            .captions(for: terms, language: "ar-EG")
        #expect(JSONValue(root) == captions.json)
        #expect(root[member: "direction"]?.hasText("rtl") == true)
        #expect(root[member: "every"]?.kind == .null && root[member: "oneTime"]?.kind == .null)
        let once = InProcess.run(
            "caption", "--language", "en", "--price", "$5", "--period", "P0D", "--json")
        #expect(
            once.outputText == #"""
                {"language":"en","direction":"ltr","duration":null,"per":null,"every":null,\#
                "oneTime":"One-time purchase","trialDuration":null,"trial":null,\#
                "trialThenPrice":null,"firstCharge":null}

                """#)
    }

    @Test("lists the captions that there are")
    func list() {
        let run = InProcess.run(
            "caption", "--language", "pl", "--price", "99 zł", "--period", "P1Y", "--trial", "P7D")
        #expect(run.status == 0)
        let names = run.outputText.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(
            names == ["language", "duration", "per", "trialDuration", "trial", "trialThenPrice"])
        #expect(run.outputText.contains("\ntrialDuration   7 dni\n"))
    }

    /// Arguments and the line on standard error, without the hint at its end.
    static let refusals: [([String], String)] = [
        (["--period", "P1H"], "'--period P1H': 'H' at offset 2, write Y, M, W or D"),
        (["--period", "P7D "], "'--period P7D ': U+0020 SPACE at offset 3"),
        (["--period", "P٧D"], "'--period P٧D': U+0667 ARABIC-INDIC DIGIT SEVEN at offset 1"),
        (["--period", "P\n"], "'--period P\\n': U+000A"),
        (["--period", "P1M", "--trial", "P-1D"], "'--trial P-1D': '-' at offset 1"),
        (
            ["--period", "P1M", "--first-charge", "2026-02-30"],
            "bad value '2026-02-30' for '--first-charge', expected a day such as 2026-09-17"
        ),
        (["--period", "P1M", "--price", "\u{200B}"], "'--price' shows nothing"),
        ([], "missing '--period PERIOD'"),
    ]

    @Test("refuses what is no period, day or price in one line", arguments: refusals)
    func refusal(arguments: [String], message: String) {
        let price = arguments.contains("--price") ? [] : ["--price", "$9.99"]
        let run = InProcess.run(["caption", "--language", "en"] + price + arguments)
        #expect(run.status == 2)
        #expect(run.outputText == "")
        #expect(run.errorText.contains(message), "\(run.errorText)")
        #expect(run.errorText.split(separator: "\n").count == 1)
    }

    @Test("a price cannot break the lines of a terminal")
    func hostile() {
        let run = InProcess.run(
            "caption", "--language", "en", "--price", "9\n9\u{1B}[31m", "--period", "P1M")
        #expect(run.outputText.split(separator: "\n").count == 3)
        #expect(!run.outputText.contains("\u{1B}"))
    }
}
