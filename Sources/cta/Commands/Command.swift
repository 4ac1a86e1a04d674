package import CommandLineArguments

/// One subcommand: a file in this folder, and a line in `CommandTable`.
///
///     struct ExplainCommand: Command {
///         private let tags = Operand(repeated: "TAG", .text, help: "a tag as an app reported it")
///         private let json = Flag("json", help: "print one JSON object a line")
///
///         var declaration: CommandDeclaration {
///             CommandDeclaration(
///                 "explain", summary: "how a reported language resolves",
///                 parameters: [tags, json],
///                 examples: [Example("cta explain de_AT", "over the built-in languages")])
///         }
///
///         func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
///             for tag in arguments[tags] { console.output.print(tag) }
///             return .clean
///         }
///     }
package protocol Command: Sendable {
    /// The name, options, operands and help.
    var declaration: CommandDeclaration { get }

    /// Does the work. Throws a `CommandError`, or `arguments.usageError(…)`; what was printed and
    /// not flushed is then dropped.
    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode
}

extension CommandGroup.Member where Leaf == any Command {
    /// A subcommand as a member of the table.
    package static func command(_ command: any Command) -> Self {
        .command(command.declaration, command)
    }
}
