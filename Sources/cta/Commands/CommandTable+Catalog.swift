internal import CommandLineArguments

/// The subcommands for an app's catalog.
extension CommandTable {
    static let app = CommandGroup<any Command>(
        "app", summary: "an app's catalog file and its settings",
        members: [
            .command(AppCreateCommand()), .command(AppShowCommand()), .command(AppCheckCommand()),
            .command(AppSetCommand()),
        ])

    static let label = CommandGroup<any Command>(
        "label", summary: "an app's custom labels",
        members: [
            .command(LabelAddCommand()), .command(LabelEditCommand()),
            .command(LabelMoveCommand()), .command(LabelArchiveCommand(unarchives: false)),
            .command(LabelArchiveCommand(unarchives: true)), .command(LabelListCommand()),
            .command(LabelPreviewCommand()),
        ])

    static let suggestion = CommandGroup<any Command>(
        "suggestion", summary: "an app's suggested messages",
        members: [
            .command(SuggestionSetCommand()), .command(SuggestionRemoveCommand()),
            .command(SuggestionListCommand()),
        ])

    static let template = CommandGroup<any Command>(
        "template", summary: "an app's push templates",
        members: [
            .command(TemplateSetCommand()), .command(TemplateRemoveCommand()),
            .command(TemplateListCommand()),
        ])

    static let text = CommandGroup<any Command>(
        "text", summary: "an app's own texts of the support chat",
        members: [
            .command(TextSetCommand()), .command(TextRemoveCommand()),
            .command(TextShowCommand()),
        ])
}
