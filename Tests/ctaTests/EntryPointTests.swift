import CommandLineArguments
import Testing
import cta

@Suite struct EntryPointTests {
    /// A command that prints its texts and then ends as it is told.
    struct EndingCommand: Command {
        enum Ending: String, CaseIterable {
            case clean, findings, refused, missing, usage
        }

        private let ending = Operand("ENDING", ValueKind<Ending>.choice, help: "how to end")
        private let texts = Operand(
            repeated: "TEXT", .text, allowsNone: true, help: "what to print")

        var declaration: CommandDeclaration {
            CommandDeclaration("end", summary: "print and end", parameters: [ending, texts])
        }

        func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
            for text in arguments[texts] { console.output.print(text) }
            switch arguments[ending] {
            case .clean: return .clean
            case .findings: return .findings
            case .refused: throw CommandError.refused(path: "acme.json", "member 'app' is missing")
            case .missing: throw CommandError(code: 2, path: "acme.json")
            case .usage: throw arguments.usageError("'TEXT' does not go with that")
            }
        }
    }

    static let table = CommandGroup<any Command>(
        "cta", summary: "a sample", members: [.command(EndingCommand())])

    static let endings: [([RawArgument], ExitCode, String, String)] = [
        (["end", "clean", "a", "b"], .clean, "a\nb\n", ""),
        (["end", "findings", "a"], .findings, "a\n", ""),
        (["end", "refused", "a"], .findings, "", "cta: acme.json: member 'app' is missing\n"),
        (["end", "missing", "a"], .couldNotRun, "", "cta: acme.json: no such file\n"),
        (
            ["end", "usage", "a"], .usage, "",
            "cta end: 'TEXT' does not go with that (try 'cta end --help')\n"
        ),
        (["end"], .usage, "", "cta end: missing 'ENDING' (try 'cta end --help')\n"),
        (["--version"], .clean, EntryPoint.version + "\n", ""),
    ]

    @Test("ends with the status of §11 and leaves nothing of a refused run", arguments: endings)
    func ending(line: [RawArgument], status: ExitCode, output: String, errors: String) {
        var console = Console.collecting()
        #expect(EntryPoint.run(line, of: Self.table, on: &console) == status)
        #expect(String(decoding: console.output.pending, as: UTF8.self) == output)
        #expect(String(decoding: console.errors.pending, as: UTF8.self) == errors)
    }

    @Test("the table of the command has no fault")
    func table() {
        #expect(CommandTable.cta.faults == [])
    }
}
