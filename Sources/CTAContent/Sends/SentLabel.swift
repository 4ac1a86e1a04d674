/// The label of a sent card, as figures tell labels apart.
public enum SentLabel: Hashable, Sendable {
    /// The built-in label in the customer's language.
    case builtIn
    /// A label of the catalog, by id; it may have been archived since.
    case label(String)
    /// A text that was no label of a catalog.
    case text(String)

    /// Compares bytes: texts are as written, and canonical equivalents are two.
    public static func == (left: SentLabel, right: SentLabel) -> Bool {
        switch (left, right) {
        case (.builtIn, .builtIn): true
        case (.label(let left), .label(let right)), (.text(let left), .text(let right)):
            left.hasSameBytes(as: right)
        case (.builtIn, _), (.label, _), (.text, _): false
        }
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .builtIn: hasher.combine(0)
        case .label(let id):
            hasher.combine(1)
            hasher.combine(ExactText(id))
        case .text(let text):
            hasher.combine(2)
            hasher.combine(ExactText(text))
        }
    }

    /// The label that a draft chose.
    init(_ button: Draft.Button) {
        switch button {
        case .builtIn: self = .builtIn
        case .label(let id): self = .label(id)
        case .text(let text): self = .text(text)
        }
    }
}
