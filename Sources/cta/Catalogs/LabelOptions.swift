internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments

/// The options that name a label.
struct LabelOptions {
    private let kind = Option("kind", .choice, default: CardKind.offer, help: "the kind of card")
    private let id = Option(required: "id", .text, value: "ID", help: "the label's id")

    var parameters: [any Parameter] { [kind, id] }

    /// An edit of the label.
    func edit(_ edit: LabelEdit, _ arguments: Arguments) -> CatalogEdit {
        .label(arguments[kind], id: arguments[id], edit)
    }
}
