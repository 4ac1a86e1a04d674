internal import CTAContent
internal import JSON
internal import Languages

/// What a customer with one language sees of a label: button, card and push.
struct LabelPreviewRow {
    /// A part of what the customer sees.
    enum Part: String, CaseIterable {
        case button, title, body
    }

    /// The language that the customer's app reports.
    let reported: String
    /// The words; nil when a rule refuses the card.
    let words: (card: Card, push: Push)?
    /// Why the card is refused, in one line.
    let refusal: String?
    /// The parts that are in English, though the customer's language is another.
    let english: [Part]

    init(_ reported: String, draft: Draft, content: ContentResolver) {
        self.reported = reported
        do {
            let card = try content.card(for: draft, language: reported)
            let push = content.push(for: card, to: Customer(consent: .yes))
            words = (card, push)
            refusal = nil
            english = Self.english(card, push, defaultLanguage: content.catalog.defaultLanguage)
        } catch {
            words = nil
            refusal = error.message
            english = []
        }
    }

    private static func english(_ card: Card, _ push: Push, defaultLanguage: String) -> [Part] {
        guard !isEnglish(card.language.reported) else { return [] }
        // Nobody says which language a label's own text is in; it is for those whom nothing matches.
        let button = card.button.language ?? defaultLanguage
        var parts: [Part] = isEnglish(button) ? [.button] : []
        guard let content = push.content else { return parts }
        if let title = content.title, isEnglish(title.language) { parts.append(.title) }
        let body: String? =
            switch content.source {
            case .label: content.bodyLanguage ?? button
            case .message, .fallback, .hidden: content.bodyLanguage
            }
        if let body, isEnglish(body) { parts.append(.body) }
        return parts
    }

    private static func isEnglish(_ tag: String) -> Bool {
        guard let text = OfferedLanguages.canonical(tag)?.text else { return false }
        return text == "en" || text.hasPrefix("en-")
    }
}

extension LabelPreviewRow {
    /// The names of the columns.
    static let heading = [
        "language", "card", "button", "units", "columns", "from", "push title", "push body",
        "units", "in English",
    ]

    /// The row for a table in a terminal.
    var cells: [String] {
        guard let (card, push) = words else {
            return [CellText.of(reported), "refused", CellText.of(refusal ?? "")]
        }
        let button = card.button
        return [
            CellText.of(reported),
            "\(card.language.resolved ?? "none") \(card.direction.rawValue)",
            CellText.of(button.text), String(button.text.utf16.count),
            String(DisplayColumns.count(button.text)), source(of: button),
            push.content?.title.map { CellText.of($0.text, columns: 24) } ?? "none",
            push.content.map { CellText.of($0.body, columns: 40) }
                ?? "none (\(push.reason?.rawValue ?? ""))",
            push.content.map { String($0.body.utf16.count) } ?? "",
            english.map(\.rawValue).joined(separator: ", "),
        ]
    }

    private func source(of button: CardText) -> String {
        switch button.source {
        case .builtIn: "built-in \(button.language ?? "")"
        case .custom, .written, .suggested: button.language.map { CellText.of($0) } ?? "text"
        }
    }

    /// The row as an object.
    var json: JSONValue {
        guard let (card, push) = words else {
            return ["reported": .string(reported), "refused": JSONValue(refusal)]
        }
        return [
            "language": card.language.json, "direction": .string(card.direction.rawValue),
            "button": [
                "text": .string(card.button.text), "source": .string(card.button.source.rawValue),
                "language": JSONValue(card.button.language),
                "units": .integer(card.button.text.utf16.count),
                "columns": .integer(DisplayColumns.count(card.button.text)),
            ],
            "message": JSONValue(card.message?.text), "push": push.json,
            "english": .array(english.map { .string($0.rawValue) }),
        ]
    }
}
