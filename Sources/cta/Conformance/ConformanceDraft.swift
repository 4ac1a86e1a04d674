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
            "draft": draft.conformanceJSON,
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

extension Draft {
    /// The draft as the options of `cta card` name it; what was not chosen is null.
    fileprivate var conformanceJSON: JSONValue {
        var (label, labelText): (String?, String?)
        switch button {
        case .builtIn: break
        case .label(let id): label = id
        case .text(let text): labelText = text
        }
        var (written, key): (String?, String?)
        var values: [(name: String, value: JSONValue)] = []
        switch message {
        case .none: break
        case .written(let text): written = text
        case .suggested(let suggestion, let given):
            key = suggestion
            values = given.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }
        }
        return [
            "kind": .string(kind.rawValue), "paywall": JSONValue(paywall?.id),
            "title": JSONValue(paywall?.title), "label": JSONValue(label),
            "labelText": JSONValue(labelText), "message": JSONValue(written),
            "suggest": JSONValue(key), "values": .object(values), "agent": JSONValue(agentName),
        ]
    }
}
