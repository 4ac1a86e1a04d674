internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta send receipt`: who sent each card and when, and when it was tapped.
struct SendReceiptCommand: Command {
    private let events = EventsOptions()
    private let customer = Option(
        "customer", .text, value: "ID", help: "the cards of this customer; all by default")
    private let id = Option("send", .text, value: "ID", help: "this card alone")
    private let json = Flag("json", help: "print the receipts as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "receipt", summary: "who sent each card and when, and when it was tapped",
            discussion: """
                The first tap counts. A tap is no purchase, and no proof that the paywall was
                seen.
                """,
            parameters: [events.events, customer, id, events.language, json],
            examples: [
                Example(
                    "cta send receipt --events sends.jsonl --customer c1", "one customer's cards")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let content = ContentResolver(catalog: Catalog(app: "none"))
        let receipts = try events.log(arguments).receipts(customer: arguments[customer])
            .filter { receipt in
                arguments[id].map { receipt.card.id.utf8.elementsEqual($0.utf8) } ?? true
            }
        let language = arguments[events.language]
        if arguments[json] {
            let object: JSONValue = [
                "receipts": .array(
                    receipts.map { $0.json(line: content.text(for: $0, language: language)) })
            ]
            console.output.print(JSONWriter.text(of: object))
            return .clean
        }
        var table = ColumnTable([.left, .left, .left, .left])
        for receipt in receipts {
            let card = receipt.card
            let line = content.text(for: receipt, language: language)?.text
            let opened = receipt.openedAt.map { "\(line ?? "opened"), \($0)" } ?? "not opened"
            table.add([
                CellText.of(card.id), card.sentAt.description, CellText.of(card.agent ?? "none"),
                CellText.of(opened),
            ])
        }
        for line in table.lines { console.output.print(line) }
        return .clean
    }
}
