internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments

/// The options that name a suggestion.
struct SuggestionOptions {
    private let kind = Option("kind", .choice, default: CardKind.offer, help: "the kind of card")
    private let key = Option(required: "key", .text, value: "KEY", help: "the suggestion's key")

    var parameters: [any Parameter] { [kind, key] }

    /// An edit of the suggestion.
    func edit(_ edit: SuggestionEdit, _ arguments: Arguments) -> CatalogEdit {
        .suggestion(arguments[kind], key: arguments[key], edit)
    }
}
