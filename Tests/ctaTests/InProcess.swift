import CommandLineArguments
import TestSupport
import cta

/// Runs of the command inside the test, for what needs no process of its own.
enum InProcess {
    /// Runs `cta` with these words, in which `%` is the folder, as on streams that are no terminal.
    static func run(_ words: String..., in folder: TemporaryFolder? = nil) -> CommandRun {
        var console = Console.collecting()
        let arguments = words.map { RawArgument($0.replacing("%", with: folder?.name ?? "%").utf8) }
        let status = EntryPoint.run(arguments, of: CommandTable.cta, on: &console)
        return CommandRun(
            status: status.rawValue, output: console.output.pending, errors: console.errors.pending)
    }

    /// Runs `cta` with these words as they are.
    static func run(_ words: [String]) -> CommandRun {
        var console = Console.collecting()
        let status = EntryPoint.run(
            words.map { RawArgument($0.utf8) }, of: CommandTable.cta, on: &console)
        return CommandRun(
            status: status.rawValue, output: console.output.pending, errors: console.errors.pending)
    }
}
