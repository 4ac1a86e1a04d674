package import JSON

extension SendReceipt {
    /// The receipt with its line in a language; null when there is none.
    package func json(line: LocalizedText?) -> JSONValue {
        [
            "id": .string(card.id), "customer": .string(card.customer),
            "device": .string(card.device), "agent": JSONValue(card.agent),
            "kind": .string(card.wire.kind.rawValue), "paywall": JSONValue(card.wire.paywallId),
            "title": JSONValue(card.wire.paywallTitle), "sentAt": .string(card.sentAt.description),
            "openedAt": JSONValue(openedAt?.description), "text": JSONValue(line?.text),
            "language": JSONValue(line?.language),
        ]
    }
}
