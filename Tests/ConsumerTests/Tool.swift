internal import FoundationEssentials
internal import TestSupport

/// Programs that are found on the path.
enum Tool {
    /// Runs a program with a time limit, and gives what it printed.
    ///
    /// - Parameters:
    ///   - command: The program's name and arguments.
    ///   - environment: What the program sees besides the search path.
    ///   - folder: The folder that it runs in.
    /// - Returns: What the program printed.
    /// - Throws: ``ToolError`` with all that the program printed, when its status is not 0.
    @discardableResult
    static func run(
        _ command: [String], environment: [String: String] = [:], in folder: String = "/"
    ) throws -> CommandRun {
        // A compiler that hangs must not hang the tests: `timeout` ends it.
        let bounded = ["--chdir=\(folder)", "timeout", "900"] + command
        let run = try BuiltCommand(at: "/usr/bin/env").run(
            bounded.map { Array($0.utf8) }, environment: inherited.merging(environment) { $1 })
        guard run.status == 0 else {
            throw ToolError(description: "\(command): \(run.outputText)\(run.errorText)")
        }
        return run
    }

    /// The search path, and the home folder, where the compiler caches the modules of the system.
    private static let inherited = ProcessInfo.processInfo.environment.filter {
        ["PATH", "HOME", "LANG"].contains($0.key)
    }
}

/// A program that did not end with status 0.
struct ToolError: Error, CustomStringConvertible {
    /// The command and what it printed.
    let description: String
}
