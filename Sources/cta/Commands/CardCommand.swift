internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta card`: the card and its push.
struct CardCommand: Command {
    private let options = DraftOptions()
    private let json = Flag("json", help: "print the card and its push as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "card", summary: "the words of a card and of its push",
            discussion: """
                Draws the card as a customer with the reported language sees it, and the push
                that goes with it, or the reason why there is none. A text that breaks a rule
                of severity error refuses the card.
                """,
            parameters: options.parameters + [json], alternatives: options.alternatives,
            examples: [
                Example("cta card --language de_AT --paywall plans", "the built-in button"),
                Example(
                    "cta card --language ar --paywall plans --suggest discount --value discount=50%",
                    "a suggested message"),
                Example("cta card --language ja --kind review --json", "a review card as JSON"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let (card, push) = try options.resolve(arguments)
        if arguments[json] {
            console.output.print(JSONWriter.text(of: card.json(push: push)))
        } else {
            let preview = CardPreview(card: card, push: push, terminal: console.outputTerminal)
            for line in preview.lines { console.output.print(line) }
        }
        return .clean
    }
}
