internal import CommandLineArguments

/// The subcommands for what was sent.
extension CommandTable {
    static let send = CommandGroup<any Command>(
        "send", summary: "marks and receipts of sent cards",
        members: [.command(SendMarkCommand()), .command(SendReceiptCommand())])
}
