internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta texts`: the built-in texts in a language.
struct TextsCommand: Command {
    private let language = Option(
        required: "language", .text, value: "TAG",
        help: "the language that the customer's app reported")
    private let json = Flag("json", help: "print the texts as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "texts", summary: "the built-in texts in a language",
            discussion: """
                Each text comes with the language it is really from: a sparse language file
                leans on another one.
                """,
            parameters: [language, json],
            examples: [Example("cta texts --language fr_CA", "what a customer in Québec sees")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let reported = arguments[language]
        let content = ContentResolver(catalog: Catalog(app: "none"))
        let resolution = content.resolve(language: reported)
        let texts = TextKey.allCases.map { ($0.name, content.text($0, language: reported)) }
        if arguments[json] {
            let object: JSONValue = [
                "language": resolution.json,
                "texts": .array(
                    texts.map { name, text in
                        [
                            "key": .string(name), "text": .string(text.text),
                            "language": .string(text.language),
                        ]
                    }),
            ]
            console.output.print(JSONWriter.text(of: object))
        } else {
            console.output.print("Language: \(LanguageSentence(resolution).line)")
            var table = ColumnTable([.left, .left, .left])
            for (name, text) in texts { table.add([name, text.language, text.text]) }
            for line in table.lines { console.output.print(line) }
        }
        return .clean
    }
}
