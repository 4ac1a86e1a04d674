extension ContentResolver {
    /// The push for a card, or the reason why there is none.
    ///
    /// - Parameters:
    ///   - card: A card of this resolver.
    ///   - customer: The channel, and the customer's consent to promotional pushes.
    ///   - envelope: What the caller adds to the payload; counted before the text.
    /// - Returns: The words and the payload of at most 4,096 bytes; linear in the length of the message.
    public func push(
        for card: Card, to customer: Customer, envelope: PushEnvelope = .empty
    ) -> Push {
        if let reason = reasonAgainstPush(for: card, to: customer) { return .none(reason) }
        let composer = PushComposer(body: body(for: card), envelope: envelope)
        guard let template = template(for: card.language.reported) else { return composer.push() }
        // Hidden means that no message and no label leaves the server, in the title neither.
        let isHidden = composer.body.source == .hidden
        if isHidden, template.title?.occurrences(of: CompiledTemplate.message) ?? 0 > 0 {
            return composer.push()
        }
        var values: [String: String] = [:]
        values[CompiledTemplate.message] = isHidden ? nil : composer.body.text
        values["agentName"] = card.agentName
        values["appName"] = catalog.name
        return composer.push(through: template, values: values)
    }

    private func reasonAgainstPush(for card: Card, to customer: Customer) -> Push.Reason? {
        switch customer.channel {
        case .ios: break
        case .other: return .unsupportedChannel
        }
        switch card.kind {
        case .review: return card.message == nil ? .noMessage : nil
        case .offer: break
        }
        guard catalog.sendsPush else { return .offersPushOff }
        switch (catalog.consent, customer.consent) {
        case (.perCustomer, .yes), (.askedByApp, .yes), (.askedByApp, .unknown): return nil
        case (.perCustomer, .no), (.perCustomer, .unknown), (.askedByApp, .no): return .noConsent
        }
    }

    /// The first of: hidden text, message, custom label, built-in fallback.
    private func body(for card: Card) -> PushComposer.Body {
        guard catalog.showsMessage else {
            let hidden = text(.pushHidden, language: card.language.reported)
            return .init(text: hidden.text, language: hidden.language, source: .hidden)
        }
        if let message = card.message {
            return .init(text: message.text, language: message.language, source: .message)
        }
        if card.button.source == .custom {
            return .init(text: card.button.text, language: card.button.language, source: .label)
        }
        let fallback = text(.offerPush, language: card.language.reported)
        return .init(text: fallback.text, language: fallback.language, source: .fallback)
    }

    /// The template that matches a reported language; none matches means a bare body, not the default language's words.
    private func template(for reported: String) -> CompiledTemplate? {
        guard !templates.isEmpty else { return nil }
        return templateLanguages.matchedIndex(reported).map { templates[$0] }
    }
}
