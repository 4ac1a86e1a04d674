internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta diagnose send`: why a customer saw the words of a card that was sent.
struct DiagnoseSendCommand: Command {
    private let events = EventsOptions()
    private let id = Option(required: "send", .text, value: "ID", help: "the card that was sent")
    private let app = Option(
        "app", .inputFile, value: "FILE",
        help: "the app's catalog of today; an empty one by default")
    private let snapshot = Option(
        "snapshot", .inputFile, value: "FILE", help: "the paywalls that the device reports now")
    private let circumstances = CircumstanceOptions()
    private let json = Flag("json", help: "print the diagnosis as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "send", summary: "why a customer saw the words of a card that was sent",
            discussion: """
                Says the frozen words again, byte for byte, and where today's toolkit and
                catalog would say something else.
                """,
            parameters: [events.events, id, app, snapshot] + circumstances.parameters + [json],
            examples: [
                Example(
                    "cta diagnose send --events sends.jsonl --send s1 --app app.json",
                    "what was said, and what would be said today")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let log = try events.log(arguments)
        let known = try circumstances.circumstances(arguments, snapshot: arguments[snapshot])
        guard let sent = log.card(arguments[id]) else {
            throw CommandError.refused(
                path: InputFile.name(of: arguments[events.events]),
                "no card '\(arguments[id])' was sent or previewed")
        }
        let catalog = try arguments[app].map { path in
            try Catalog(json: InputFile.read(path), path: InputFile.name(of: path))
        }
        let content = ContentResolver(catalog: catalog ?? Catalog(app: "none"))
        var circumstances = known
        circumstances.log = log
        let diagnosis = content.diagnose(sent, in: circumstances)
        if arguments[json] {
            console.output.print(JSONWriter.text(of: diagnosis.json))
        } else {
            let report = DiagnosisReport(diagnosis, terminal: console.outputTerminal)
            for line in report.lines { console.output.print(line) }
        }
        return .clean
    }
}

extension SendLog {
    /// The card of a send, or of a preview, by its id.
    fileprivate func card(_ id: String) -> SentCard? {
        if let card = sentCards.first(where: { $0.id.utf8.elementsEqual(id.utf8) }) { return card }
        for case .previewed(let card) in events where card.id.utf8.elementsEqual(id.utf8) {
            return card
        }
        return nil
    }
}
