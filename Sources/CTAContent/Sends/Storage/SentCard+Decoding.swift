extension SentCard {
    /// Reads a `sent` or `previewed` event of version 1 or 2.
    ///
    /// `unreadable` is set to what a newer toolkit wrote into the card that this one cannot read; the wire form is kept.
    init(stored: StoredValue, unreadable: inout String?) throws(StoredValue.Fault) {
        let card = stored.optional("card")
        let wire: StoredValue
        if let card {
            wire = try card.object().required("wire")
        } else {
            wire = try stored.required("wire")
        }
        self.init(
            id: try stored.required("id").string(), sentAt: try stored.required("at").time(),
            customer: try stored.required("customer").string(),
            device: try stored.required("device").string(),
            agent: try stored.text("agent"),
            label: try stored.text("label").map(SentLabel.label),
            language: try stored.text("language") ?? "",
            catalogRevision: try stored.number("catalogRevision"),
            toolkitVersion: try stored.text("toolkit"),
            icuVersion: try stored.text("icu"),
            wire: try CardWire(stored: wire))
        guard let card else { return }
        do {
            let frozen = try FrozenCard(stored: stored, card: card)
            self.frozen = frozen
            label = SentLabel(frozen.draft.button)
        } catch {
            unreadable = error.message
            if let draft = stored.optional("draft"), let id = draft.optional("label") {
                label = .label(try id.string())
            }
        }
    }
}

extension FrozenCard {
    init(stored: StoredValue, card: StoredValue) throws(StoredValue.Fault) {
        let draft = try Draft(stored: stored.required("draft"))
        self.init(
            draft: draft,
            recipient: Customer(
                channel: try stored.required("channel").choice(),
                consent: try stored.required("consent").choice()),
            card: try Card(stored: card, agentName: draft.agentName),
            push: try Push(ofStoredCard: card))
    }
}
