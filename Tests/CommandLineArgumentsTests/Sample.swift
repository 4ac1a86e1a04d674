import CommandLineArguments

/// A declared command line that uses every kind of parameter; what is run is only a name.
enum Sample {
    enum Kind: String, CaseIterable {
        case offer, review
    }

    enum Card {
        static let language = Option(
            required: "language", .text, value: "TAG", help: "the language the app reported")
        static let kind = Option("kind", .choice, default: Kind.offer, help: "the card")
        static let label = Option(
            "label", .text, value: "ID", help: "a custom label of the catalog")
        static let labelText = Option("label-text", .text, help: "a custom label as written")
        static let values = Option(
            pairs: "value", help: "the value of a name in a suggestion or template; may be repeated"
        )
        static let limit = Option("limit", .integer(in: 1...60), help: "the units of the button")
        static let catalog = Option("app", .inputFile, help: "the catalog of the app")
        static let snapshot = Option("snapshot", .inputFile, help: "the paywalls a device reported")
        static let offered = Option(
            "offered", .list(of: .text), value: "TAG,TAG…", help: "the languages to choose from")
        static let only = Option(repeated: "only", .text, value: "ID", help: "a check to run")
        static let json = Flag("json", help: "print JSON")

        static let declaration = CommandDeclaration(
            "card", summary: "the card and its push",
            discussion:
                "A message with nothing visible is no message: the card is the button alone.",
            parameters: [
                language, kind, label, labelText, values, limit, catalog, snapshot, offered, only,
                json,
            ],
            alternatives: [Alternatives(label, labelText)],
            examples: [
                Example("tool card --language de_AT", "an offer in German"),
                Example("tool card --language ja --kind review", "a review card in Japanese"),
            ])
    }

    enum Convert {
        static let input = Operand("IN", .inputFile, help: "the file to read")
        static let output = Operand(optional: "OUT", .outputFile, help: "the file to write")
        static let declaration = CommandDeclaration(
            "convert", summary: "one format to another", parameters: [input, output])
    }

    enum Scan {
        static let paths = Operand(repeated: "PATH", .inputFile, help: "a file or folder")
        static let quiet = Flag("quiet", help: "say less")
        static let declaration = CommandDeclaration(
            "scan", summary: "what is wrong in files", parameters: [quiet, paths])
    }

    enum LabelList {
        static let ids = Operand(repeated: "ID", .text, allowsNone: true, help: "a label")
        static let declaration = CommandDeclaration(
            "list", summary: "the labels", parameters: [ids])
    }

    static let table = CommandGroup<String>(
        "tool", summary: "words on cards", discussion: "Exit status: 0 clean, 2 usage.",
        members: [
            .command(Card.declaration, "card"),
            .command(Convert.declaration, "convert"),
            .command(Scan.declaration, "scan"),
            .group(
                CommandGroup(
                    "label", summary: "custom labels",
                    members: [.command(LabelList.declaration, "label list")])),
        ])

    /// What a command line asks for, when it is to run a subcommand.
    static func run(_ line: [RawArgument]) throws -> (leaf: String, arguments: Arguments)? {
        guard case .run(let leaf, let arguments) = try table.parse(line) else { return nil }
        return (leaf, arguments)
    }

    /// The help that a command line asks for.
    static func help(_ line: [RawArgument]) throws -> String? {
        guard case .help(let text) = try table.parse(line) else { return nil }
        return text
    }
}
