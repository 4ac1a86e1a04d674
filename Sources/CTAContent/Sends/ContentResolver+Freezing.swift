internal import ICU

extension ContentResolver {
    /// The card of a draft, frozen for sending with everything that it takes to say its words again.
    ///
    /// Nothing is recorded: a preview may freeze a card and drop it. What was sent goes into a ``SendLog`` as
    /// ``SendEvent/sent(_:)``.
    ///
    /// - Parameters:
    ///   - draft: What the agent chose.
    ///   - reported: The language tag that the customer's app reported, untouched.
    ///   - recipient: The channel, and the customer's consent.
    ///   - envelope: What the caller adds to the payload.
    ///   - details: Who sends it, to whom, and when.
    /// - Returns: The card, its wire form and its push, as they are.
    /// - Throws: ``ContentError`` as ``card(for:language:)`` does.
    public func freeze(
        _ draft: Draft, language reported: String, for recipient: Customer,
        envelope: PushEnvelope = .empty, as details: SendDetails
    ) throws(ContentError) -> SentCard {
        let card = try card(for: draft, language: reported)
        let push = push(for: card, to: recipient, envelope: envelope)
        var sent = SentCard(
            id: details.id, sentAt: details.sentAt, customer: details.customer,
            device: details.device, agent: details.agent, label: SentLabel(draft.button),
            language: reported, catalogRevision: catalog.revision,
            toolkitVersion: Toolkit.version, icuVersion: ICUVersion.current, wire: card.wire)
        sent.frozen = FrozenCard(draft: draft, recipient: recipient, card: card, push: push)
        return sent
    }
}
