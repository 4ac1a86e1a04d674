internal import CTAContent
internal import StringFiles

/// Which suggestion of a catalog: `offers.win-back` in files for translators.
struct SuggestionKey {
    /// The kind of card that it is for.
    let kind: CardKind
    /// The owner's name for it.
    let key: String

    /// Names a suggestion.
    init(kind: CardKind, key: String) {
        self.kind = kind
        self.key = key
    }

    /// Reads the key of a file for translators; nil for another key.
    init?(text: String) {
        let found = CardKind.allCases.first { kind in
            text.utf8.starts(with: Self.prefix(kind).utf8)
        }
        guard let found else { return nil }
        kind = found
        key = String(decoding: text.utf8.dropFirst(Self.prefix(found).utf8.count), as: UTF8.self)
    }

    /// The key in a file for translators.
    var text: String { Self.prefix(kind) + key }

    /// The text in a language, with what a translator must know.
    func entry(_ text: String, in language: String) -> Entry {
        let card =
            switch kind {
            case .offer: "an offer"
            case .review: "a review"
            }
        let comment =
            "A message that agents may send with \(card) card. "
            + "What stands in braces is filled in and stays as it is."
        return Entry(
            key: self.text,
            localizations: [Localization(language: language, tree: .text(TextUnit(.text(text))))],
            comments: [Comment(.text(comment))], dialect: .icuLiteralApostrophes,
            limit: LengthLimit(1_000, .utf16))
    }

    private static func prefix(_ kind: CardKind) -> String {
        switch kind {
        case .offer: "offers."
        case .review: "reviews."
        }
    }
}
