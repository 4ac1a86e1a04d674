import CommandLineArguments
import Testing

@Suite struct HelpTests {
    @Test("prints usage, summary, discussion, options and examples from the declaration")
    func command() throws {
        let expected = """
            usage: tool card --language TAG [--kind offer|review]
                             [--label ID | --label-text TEXT] [--value NAME=TEXT]…
                             [--limit N] [--app FILE] [--snapshot FILE] [--offered TAG,TAG…]
                             [--only ID]… [--json]

            The card and its push.

            A message with nothing visible is no message: the card is the button alone.

            Options:
              --language TAG       the language the app reported
              --kind offer|review  the card (default: offer)
              --label ID           a custom label of the catalog
              --label-text TEXT    a custom label as written
              --value NAME=TEXT    the value of a name in a suggestion or template; may be
                                   repeated
              --limit N            the units of the button
              --app FILE           the catalog of the app
              --snapshot FILE      the paywalls a device reported
              --offered TAG,TAG…   the languages to choose from
              --only ID            a check to run
              --json               print JSON
              --help               print this help

            Examples:
              tool card --language de_AT
                  an offer in German
              tool card --language ja --kind review
                  a review card in Japanese

            """
        #expect(try Sample.help(["card", "--help"]) == expected)
    }

    @Test("lists the commands of a group")
    func group() throws {
        let expected = """
            usage: tool COMMAND [ARGUMENT]…

            Words on cards.

            Commands:
              card     the card and its push
              convert  one format to another
              scan     what is wrong in files
              label    custom labels

            Options:
              --help     print this help
              --version  print the versions of the toolkit and of ICU

            Exit status: 0 clean, 2 usage.

            'tool COMMAND --help' says more about one command.

            """
        #expect(try Sample.help(["--help"]) == expected)
    }

    static let usages: [([RawArgument], String)] = [
        (["convert", "--help"], "usage: tool convert IN [OUT]"),
        (["scan", "--help"], "usage: tool scan [--quiet] PATH…"),
        (["label", "--help"], "usage: tool label COMMAND [ARGUMENT]…"),
        (["label", "list", "--help"], "usage: tool label list [ID…]"),
        // Help wins over what is missing or behind it, not over a fault before it.
        (["card", "--he"], "usage: tool card --language TAG [--kind offer|review]"),
        (
            ["card", "--json", "--json", "--help", "--x"],
            "usage: tool card --language TAG [--kind offer|review]"
        ),
        (["--help", "card"], "usage: tool COMMAND [ARGUMENT]…"),
    ]

    @Test("begins with the usage line", arguments: usages)
    func usage(line: [RawArgument], usage: String) throws {
        let help = try #require(try Sample.help(line))
        #expect(help.split(separator: "\n").first.map(String.init) == usage)
    }

    @Test("puts the text of a long term on the next line")
    func longTerm() throws {
        let option = Option(
            "as", .choice, default: Format.strings, help: "the format of files without an extension"
        )
        let table = CommandGroup<Int>(
            "tool", summary: "x",
            members: [.command(CommandDeclaration("scan", summary: "y", parameters: [option]), 1)])
        guard case .help(let help) = try table.parse(["scan", "--help"]) else {
            Issue.record("no help")
            return
        }
        let expected = """
            Options:
              --as strings|stringsdict|xcstrings
                      the format of files without an extension (default: strings)
              --help  print this help
            """
        #expect(help.contains(expected))
    }

    enum Format: String, CaseIterable {
        case strings, stringsdict, xcstrings
    }

    @Test("asks for the version only of the whole command")
    func version() throws {
        guard case .version = try Sample.table.parse(["--vers"]) else {
            Issue.record("no version")
            return
        }
    }
}
