package import CommandLineArguments

/// All subcommands, in the order of `cta --help`.
package enum CommandTable {
    /// The whole command. A nested one is `.group(CommandGroup("label", summary: "…", members:
    /// […]))`.
    package static let cta = CommandGroup<any Command>(
        "cta",
        summary: "the words on the offer and review cards of a support chat, and on their pushes",
        discussion: """
            Files are read from paths or, for -, from standard input; results go to standard
            output. Long options may be abbreviated. NO_COLOR turns colour off.

            Exit status: 0 clean, 1 findings or a refused input, 2 usage, 3 could not run.
            """,
        members: [
            .command(CardCommand()), .command(PushCommand()), .command(ExplainCommand()),
            .command(SnapshotCommand()), .group(send), .command(StatsCommand()),
            .group(diagnose),
            .command(LintCommand()), .command(ChecksCommand()), .command(ConvertCommand()),
            .command(DiffCommand()), .command(CoverageCommand()), .command(PseudoCommand()),
            .command(TextsCommand()), .command(CaptionCommand()), .command(ExportCommand()),
            .command(ImportCommand()),
            .command(CompareCommand()),
            .group(app), .group(label), .group(suggestion), .group(template), .group(text),
        ])
}
