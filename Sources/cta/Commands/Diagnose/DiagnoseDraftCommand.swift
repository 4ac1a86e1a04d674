internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta diagnose draft`: why a customer would see these words, and why not.
struct DiagnoseDraftCommand: Command {
    private let draft = DraftOptions()
    private let circumstances = CircumstanceOptions()
    private let events = Option(
        "events", .inputFile, value: "FILE", help: "what was sent before, one JSON object a line")
    private let device = Option("device", .text, value: "ID", help: "the device, for marks")
    private let customer = Option("customer", .text, value: "ID", help: "the customer, for marks")
    private let json = Flag("json", help: "print the diagnosis as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "draft", summary: "why a customer would see these words, or no card, or no push",
            discussion: """
                Takes the options of 'cta card', and what is known of the device. An offer
                without --paywall asks about the list of paywalls alone.
                """,
            parameters: draft.parameters + circumstances.parameters
                + [events, device, customer, json],
            alternatives: draft.alternatives,
            examples: [
                Example(
                    "cta diagnose draft --language de_AT --paywall plans --app app.json",
                    "why these words, and why no push"),
                Example(
                    "cta diagnose draft --language de --snapshot paywalls.json --lenient",
                    "why the list is empty or short"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        var known = try circumstances.circumstances(
            arguments, snapshot: arguments[draft.snapshot])
        known.log = try arguments[events].map(EventsOptions.log(from:))
        known.device = arguments[device]
        known.customer = arguments[customer]
        let isAboutList = arguments[draft.kind] == .offer && arguments[draft.paywall] == nil
        let chosen =
            isAboutList ? nil : try draft.draft(arguments, snapshot: known.snapshot?.snapshot)
        let content = ContentResolver(catalog: try draft.catalog(arguments))
        let diagnosis = content.diagnose(
            chosen, language: arguments[draft.language], for: draft.customer(arguments),
            envelope: try draft.envelope(arguments), in: known)
        if arguments[json] {
            console.output.print(JSONWriter.text(of: diagnosis.json))
        } else {
            let report = DiagnosisReport(diagnosis, terminal: console.outputTerminal)
            for line in report.lines { console.output.print(line) }
        }
        return .clean
    }
}
