import CommandLineArguments
import Testing

@Suite struct ArgumentValueTests {
    typealias Card = Sample.Card

    @Test("gives each option the type of its declaration, in any order and mixed with operands")
    func types() throws {
        let line: [RawArgument] = [
            "card", "--value", "name=Ana=B", "--only=a", "--kind", "review", "--limit=60", "--json",
            "--value=empty=", "--language", "de_AT", "--app", "-", "--only", "b", "--offered=de,fr",
        ]
        let arguments = try #require(try Sample.run(line)).arguments
        #expect(arguments.command == "tool card")
        #expect(arguments[Card.language] == "de_AT")
        #expect(arguments[Card.kind] == .review)
        #expect(arguments[Card.limit] == 60)
        #expect(arguments[Card.json])
        #expect(arguments[Card.only] == ["a", "b"])
        #expect(arguments[Card.offered] == ["de", "fr"])
        #expect(arguments[Card.catalog]?.isStandardStream == true)
        #expect(
            arguments[Card.values] == [
                NamedText(name: "name", text: "Ana=B"), NamedText(name: "empty", text: ""),
            ])
    }

    @Test("gives nil, the default, nothing or false for what is left out")
    func absent() throws {
        let arguments = try #require(try Sample.run(["card", "--language="])).arguments
        #expect(arguments[Card.language] == "")
        #expect(arguments[Card.kind] == .offer)
        #expect(arguments[Card.label] == nil)
        #expect(arguments[Card.limit] == nil)
        #expect(arguments[Card.catalog] == nil)
        #expect(arguments[Card.offered] == nil)
        #expect(arguments[Card.only].isEmpty)
        #expect(arguments[Card.values].isEmpty)
        #expect(!arguments[Card.json])
    }

    static let languages: [([RawArgument], String)] = [
        (["--language", "de"], "de"), (["--language=de"], "de"), (["--lang=de"], "de"),
        (["--lan", "de"], "de"), (["--language", "--json"], "--json"),
        (["--language", "--"], "--"),
        (["--language", "-"], "-"), (["--language=a=b"], "a=b"), (["--language", ""], ""),
        (["--language= "], " "), (["--language=\u{202E}\n"], "\u{202E}\n"),
        (["--language=e\u{301}"], "e\u{301}"), (["--language", "de", "--"], "de"),
    ]

    @Test("takes a value as written", arguments: languages)
    func value(line: [RawArgument], language: String) throws {
        let arguments = try #require(try Sample.run(["card"] + line)).arguments
        #expect(arguments[Card.language].utf8.elementsEqual(language.utf8))
    }

    @Test("an exact name is no abbreviation of a longer one")
    func exactName() throws {
        let arguments = try #require(try Sample.run(["card", "--lang=de", "--label=x"])).arguments
        #expect(arguments[Card.label] == "x")
        #expect(arguments[Card.labelText] == nil)
    }

    static let paths: [([RawArgument], [FilePath], Bool)] = [
        (["a", "--quiet", "b"], [FilePath("a"), FilePath("b")], true),
        (["a", "b", "--qui"], [FilePath("a"), FilePath("b")], true),
        (["--", "--quiet", "-"], [FilePath("--quiet"), FilePath("-")], false),
        (["--quiet", "--", "--"], [FilePath("--")], true),
        (["-"], [FilePath("-")], false),
        ([RawArgument([0x66, 0xFF])], [FilePath([0x66, 0xFF])], false),
    ]

    @Test("mixes operands and options, and ends options at --", arguments: paths)
    func operands(line: [RawArgument], paths: [FilePath], isQuiet: Bool) throws {
        let arguments = try #require(try Sample.run(["scan"] + line)).arguments
        #expect(arguments[Sample.Scan.paths] == paths)
        #expect(arguments[Sample.Scan.quiet] == isQuiet)
    }

    @Test("deals operands out from the left")
    func optionalOperand() throws {
        let one = try #require(try Sample.run(["convert", "a"])).arguments
        #expect(one[Sample.Convert.input] == FilePath("a"))
        #expect(one[Sample.Convert.output] == nil)
        // Standard input and standard output are two streams.
        let two = try #require(try Sample.run(["convert", "-", "-"])).arguments
        #expect(two[Sample.Convert.output] == FilePath("-"))
    }

    @Test("finds a nested command")
    func nested() throws {
        let run = try #require(try Sample.run(["label", "list", "a", "--", "-b"]))
        #expect(run.leaf == "label list")
        #expect(run.arguments.command == "tool label list")
        #expect(run.arguments[Sample.LabelList.ids] == ["a", "-b"])
        let none = try #require(try Sample.run(["--", "label", "--", "list"]))
        #expect(none.arguments[Sample.LabelList.ids].isEmpty)
    }

    @Test("words a usage error of a subcommand like its own")
    func ownError() throws {
        let arguments = try #require(try Sample.run(["card", "--lang=de"])).arguments
        #expect(
            arguments.usageError("an offer needs '--paywall'").description
                == "tool card: an offer needs '--paywall' (try 'tool card --help')")
    }

    @Test("scans on many threads at once as on one")
    func threads() async {
        let line: [RawArgument] = ["card", "--language=de", "--only=a", "--only", "b", "--js"]
        let results = await withTaskGroup(of: [String].self) { group in
            for index in 0..<200 {
                group.addTask {
                    // Every second line has a fault, after which glibc's state is another.
                    if index.isMultiple(of: 2) {
                        _ = try? Sample.run(["card", "--only", "-x", "-zz"])
                    }
                    return (try? Sample.run(line))??.arguments[Card.only] ?? []
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results == Array(repeating: ["a", "b"], count: 200))
    }
}
