internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta push`: the push of a card alone.
struct PushCommand: Command {
    private let options = DraftOptions()
    private let json = Flag("json", help: "print the push as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "push", summary: "the push of a card, or the reason why there is none",
            discussion: "A push that is not sent is an answer: the exit status is 0.",
            parameters: options.parameters + [json], alternatives: options.alternatives,
            examples: [
                Example(
                    "cta push --app app.json --language de --paywall plans --consent yes --json",
                    "the payload for a customer who agreed")
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let (card, push) = try options.resolve(arguments)
        if arguments[json] {
            console.output.print(JSONWriter.text(of: push.json))
        } else {
            let preview = CardPreview(card: card, push: push, terminal: console.outputTerminal)
            for line in preview.pushLines { console.output.print(line) }
        }
        return .clean
    }
}
