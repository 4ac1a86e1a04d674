internal import CTAContent
internal import CatalogEditing
package import CommandLineArguments
internal import Glibc
internal import ICU

/// The `cta` command.
@main
package enum EntryPoint {
    static func main() {
        StandardStream.occupyClosed()
        var console = Console.ofProcess
        let arguments = Array(RawArgument.ofProcess.dropFirst())
        exit(run(arguments, of: CommandTable.cta, on: &console).rawValue)
    }

    /// Runs one command line and flushes what it printed; every error becomes one line on standard
    /// error.
    package static func run(
        _ arguments: [RawArgument], of table: CommandGroup<any Command>, on console: inout Console
    ) -> ExitCode {
        do {
            let status = try perform(table.parse(arguments), on: &console)
            try console.output.flush()
            return status
        } catch {
            console.output.discard()
            return report(error, on: &console)
        }
    }

    /// The answer to `--version`: the toolkit, and the ICU it runs on.
    package static var version: String { "cta \(Toolkit.version) (ICU \(ICUVersion.current))" }

    private static func perform(
        _ invocation: Invocation<any Command>, on console: inout Console
    ) throws -> ExitCode {
        switch invocation {
        case .run(let command, let arguments):
            return try command.run(arguments, on: &console)
        case .help(let text):
            console.output.write(text.utf8)
            return .clean
        case .version:
            console.output.print(version)
            return .clean
        }
    }

    private static func report(_ error: any Error, on console: inout Console) -> ExitCode {
        switch error {
        case let error as UsageError:
            console.report(oneLine(error.description))
            return .usage
        case let error as ContentError:
            console.report(oneLine("cta: \(error)"))
            return .findings
        case let error as CatalogError:
            console.report(oneLine("cta: \(error)"))
            return error.isRefusal ? .findings : .couldNotRun
        case let error as CommandError:
            if let line = error.line { console.report(line) }
            return error.status
        default:
            console.report(oneLine("cta: \(error)"))
            return .couldNotRun
        }
    }

    /// A message that may quote input, such as an id with a line feed in it.
    private static func oneLine(_ message: String) -> String {
        PrintableText.of(Array(message.utf8))
    }
}
