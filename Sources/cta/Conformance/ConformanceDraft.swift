internal import CTAContent
internal import JSON

/// One draft for one customer.
struct ConformanceDraft {
    /// What the row is called.
    let name: String
    /// The catalog, by name.
    let app: String
    /// The language that the customer's app reported.
    let language: String
    /// The draft.
    var draft: Draft
    /// The customer.
    var customer = Customer(consent: .yes)
    /// What the caller adds to the payload, as JSON.
    var envelope: String?

    /// The row: what goes in, the wire form, and the payload as its very bytes.
    func row(_ content: ContentResolver) throws(ContentError) -> JSONValue {
        let card = try content.card(for: draft, language: language)
        let added = try envelope.map { text throws(ContentError) in
            try PushEnvelope(json: Array(text.utf8))
        }
        let push = content.push(for: card, to: customer, envelope: added ?? .empty)
        let payload = push.content?.payload
        return [
            "name": .string(name), "app": .string(app), "language": .string(language),
            "draft": draft.json,
            "channel": .string(customer.channel.rawValue),
            "consent": .string(customer.consent.rawValue), "envelope": JSONValue(envelope),
            "resolved": JSONValue(card.language.resolved), "button": .string(card.button.text),
            "wire": card.wire.json, "reason": JSONValue(push.reason?.rawValue),
            "source": JSONValue(push.content?.source.rawValue),
            "cut": JSONValue(push.content?.isCut),
            "payload": JSONValue(payload.map { String(decoding: $0, as: UTF8.self) }),
            "payloadBytes": JSONValue(payload?.count),
        ]
    }
}
