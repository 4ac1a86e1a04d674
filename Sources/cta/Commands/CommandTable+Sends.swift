internal import CommandLineArguments

/// The subcommands for what was sent.
extension CommandTable {
    static let send = CommandGroup<any Command>(
        "send", summary: "marks and receipts of sent cards",
        members: [.command(SendMarkCommand()), .command(SendReceiptCommand())])

    static let diagnose = CommandGroup<any Command>(
        "diagnose", summary: "why a customer sees what they see, and what to do",
        members: [.command(DiagnoseDraftCommand()), .command(DiagnoseSendCommand())])
}
