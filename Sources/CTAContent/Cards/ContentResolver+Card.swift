extension ContentResolver {
    /// The words of a card for one customer.
    ///
    /// - Parameters:
    ///   - draft: What the agent chose.
    ///   - reported: The language tag that the customer's app reported, untouched.
    /// - Returns: The card with the warnings and notes on what it uses.
    /// - Throws: ``ContentError`` when the draft names what the catalog does not have, or when a text or id that the card
    ///   uses breaks a rule; what the card does not use is not looked at.
    public func card(for draft: Draft, language reported: String) throws(ContentError) -> Card {
        let (language, index) = languages.resolution(of: reported)
        let place = index ?? 0
        let direction = builtIns.directions[place]
        let (button, buttonFindings) = try button(
            for: draft, reported: reported, place: place)
        let message = try message(for: draft, reported: reported, direction: direction)
        var findings = CardRules.findings(of: draft)
        // Appending nothing would still make room for it.
        if !buttonFindings.isEmpty { findings += buttonFindings }
        if let message { findings += CardRules.findings(of: message, in: self) }
        if let first = findings.first(where: { $0.severity == .error }) {
            let place = first.key.map { "\($0): " } ?? ""
            throw ContentError(
                code: .rules, message: "\(place)\(first.message) [\(first.check)]",
                findings: findings)
        }
        let unavailable: String? =
            switch draft.kind {
            case .offer: builtIns.text(.offerUnavailable, at: place).text
            case .review: nil
            }
        let paywall = draft.kind == .offer ? draft.paywall : nil
        return Card(
            kind: draft.kind, language: language, direction: direction, paywall: paywall,
            button: button, message: message, captions: [], unavailable: unavailable,
            agentName: draft.agentName, findings: findings)
    }

    private func button(
        for draft: Draft, reported: String, place: Int
    ) throws(ContentError) -> (CardText, [Finding]) {
        let direction = builtIns.directions[place]
        switch draft.button {
        case .builtIn:
            let key: TextKey = draft.kind == .offer ? .offerButton : .reviewButton
            let text = builtIns.text(key, at: place)
            let button = CardText(
                text: text.text, source: .builtIn, language: text.language, direction: direction)
            return (button, [])
        case .text(let text):
            let findings = CardRules.findings(
                ofLabel: text, key: "button", kind: draft.kind, in: self)
            let own = TextDirection(firstStrongOf: text)
            return (custom(text, language: nil, direction: own ?? direction), findings)
        case .label(let id):
            guard let label = label(id, kind: draft.kind) else {
                throw ContentError(
                    code: .unknownLabel,
                    message: "no label '\(id)' for \(draft.kind.rawValue) cards")
            }
            guard !label.label.isArchived else {
                throw ContentError(code: .archivedLabel, message: "label '\(id)' is archived")
            }
            let choice = label.choice(for: reported)
            let findings = label.findings(of: choice) { text, language in
                let key = "\(draft.kind == .offer ? "offers" : "reviews").labels.\(id)"
                return CardRules.findings(
                    ofLabel: text, key: key, language: language, kind: draft.kind, in: self)
            }
            let button = custom(
                choice.text, language: choice.language, direction: choice.direction ?? direction)
            return (button, findings)
        }
    }

    /// A custom label: its direction is its own first strong character's, else the card's.
    private func custom(
        _ text: String, language: String?, direction: TextDirection
    ) -> CardText {
        CardText(
            text: text, source: .custom, language: language, direction: direction)
    }

    private func message(
        for draft: Draft, reported: String, direction: TextDirection
    ) throws(ContentError) -> CardText? {
        switch draft.message {
        case .none: return nil
        case .written(let text):
            // Decided first: a message with nothing visible is absent, and no other rule is applied.
            guard let text = MessageText.present(text) else { return nil }
            return CardText(
                text: text, source: .written, language: nil,
                direction: TextDirection(firstStrongOf: text) ?? direction)
        case .suggested(let key, let values):
            return try message(suggestion: key, values: values, draft: draft, reported: reported)
        }
    }
}
