internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta caption`: what stands under a product.
struct CaptionCommand: Command {
    private let language = Option(
        required: "language", .text, value: "TAG",
        help: "the language that the customer's app reported")
    private let price = Option(
        required: "price", .text, help: "the price as the store formats it, put in as it is")
    private let period = Option(
        required: "period", .text, value: "PERIOD",
        help: "how often it is paid, such as P1M; P0D is a one-time purchase")
    private let trial = Option(
        "trial", .text, value: "PERIOD",
        help: "a free trial, such as P7D, that this customer may have")
    private let firstCharge = Option(
        "first-charge", .calendarDay, help: "the first day on which the customer pays")
    private let json = Flag("json", help: "print the captions as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "caption", summary: "the price, period and trial under a product",
            discussion: """
                Numbers and dates are written with the digits of the price. A caption that does
                not apply is left out; in JSON it is null.
                """,
            parameters: [language, price, period, trial, firstCharge, json],
            examples: [
                Example("cta caption --language de --price '9,99 €' --period P1M", "a month"),
                Example(
                    "cta caption --language pl --price '99 zł' --period P1Y --trial P7D",
                    "a trial and a year"),
                Example(
                    "cta caption --language ar --price '٩٫٩٩ $' --period P3M --json",
                    "with the digits of the price"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let captions = try captions(arguments)
        if arguments[json] {
            console.output.print(JSONWriter.text(of: captions.json))
            return .clean
        }
        let rows = [
            ("language", captions.language), ("duration", captions.duration),
            ("per", captions.per), ("every", captions.every), ("oneTime", captions.oneTime),
            ("trialDuration", captions.trialDuration), ("trial", captions.trial),
            ("trialThenPrice", captions.trialThenPrice), ("firstCharge", captions.firstCharge),
        ]
        var table = ColumnTable([.left, .left])
        for case (let name, let text?) in rows { table.add([name, CellText.of(text)]) }
        for line in table.lines { console.output.print(line) }
        return .clean
    }

    private func captions(_ arguments: Arguments) throws -> Captions {
        guard !Visibility.isBlank(arguments[price]) else {
            throw arguments.usageError("'--price' shows nothing")
        }
        let trial = try arguments[trial].map { try Self.period($0, of: "trial", arguments) }
        let terms = PurchaseTerms(
            price: arguments[price],
            period: try Self.period(arguments[period], of: "period", arguments), trial: trial,
            isTrialEligible: trial == nil ? nil : true, firstCharge: arguments[firstCharge])
        return ContentResolver(catalog: Catalog(app: "none"))
            .captions(for: terms, language: arguments[language])
    }

    private static func period(
        _ text: String, of option: String, _ arguments: Arguments
    ) throws -> Period {
        do throws(PeriodFault) {
            return try Period(text)
        } catch {
            let shown = PrintableText.of(Array(text.utf8), limit: 40)
            throw arguments.usageError("'--\(option) \(shown)': \(error.message)")
        }
    }
}

extension ValueKind where Value == CalendarDay {
    /// A day in UTC.
    static var calendarDay: Self {
        ValueKind(placeholder: "DATE", expected: "a day such as 2026-09-17") { CalendarDay($0) }
    }
}
