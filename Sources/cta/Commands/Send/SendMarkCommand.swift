internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta send mark`: what paywalls that were sent before are marked with.
struct SendMarkCommand: Command {
    private let events = EventsOptions()
    private let device = Option(
        required: "device", .text, value: "ID", help: "the device of the conversation")
    private let customer = Option(
        required: "customer", .text, value: "ID", help: "the customer who uses the device now")
    private let paywall = Option(
        "paywall", .text, value: "ID", help: "this paywall; all that were sent there by default")
    private let json = Flag("json", help: "print the marks as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "mark", summary: "what paywalls that were sent before are marked with",
            discussion: """
                "Sent", or "Sent · no reply" while the customer has not written since. Only the
                latter needs the typed phrase before it is sent again.
                """,
            parameters: [events.events, device, customer, paywall, events.language, json],
            examples: [
                Example(
                    "cta send mark --events sends.jsonl --device d1 --customer c1",
                    "every paywall that was sent there"),
                Example(
                    "cta send mark --events sends.jsonl --device d1 --customer c1 --language de",
                    "for a German agent"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let content = ContentResolver(catalog: Catalog(app: "none"))
        let marks = try events.log(arguments)
            .marks(device: arguments[device], customer: arguments[customer])
            .filter { mark in
                arguments[paywall].map { mark.paywall.id.utf8.elementsEqual($0.utf8) } ?? true
            }
        let language = arguments[events.language]
        if arguments[json] {
            let object: JSONValue = [
                "device": .string(arguments[device]), "customer": .string(arguments[customer]),
                "marks": .array(marks.map { $0.json(content, language: language) }),
            ]
            console.output.print(JSONWriter.text(of: object))
            return .clean
        }
        var table = ColumnTable([.left, .left, .left, .left])
        for mark in marks {
            let prompt = content.confirmationPrompt(language: language).text
            table.add([
                mark.paywall.id, mark.sentAt.description,
                content.text(mark.mark.text, language: language).text,
                mark.mark.needsConfirmation ? prompt : "",
            ])
        }
        for line in table.lines { console.output.print(line) }
        return .clean
    }
}

extension MarkedPaywall {
    fileprivate func json(_ content: ContentResolver, language: String) -> JSONValue {
        let text = content.text(mark.text, language: language)
        let confirm: JSONValue = [
            "phrase": .string(SendConfirmation.phrase),
            "text": .string(content.confirmationPrompt(language: language).text),
        ]
        return [
            "paywall": .string(paywall.id), "title": .string(paywall.title),
            "sentAt": .string(sentAt.description), "mark": .string(mark.rawValue),
            "text": .string(text.text), "language": .string(text.language),
            "confirm": mark.needsConfirmation ? confirm : .null,
        ]
    }
}
