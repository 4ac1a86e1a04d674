internal import ICU

extension ContentResolver {
    /// Where today's toolkit and this catalog would say something else than was sent.
    func differences(from sent: SentCard) -> [SendDifference] {
        let versions = [
            sent.toolkitVersion.flatMap {
                SendDifference(.toolkit, then: $0, now: Toolkit.version)
            },
            sent.icuVersion.flatMap { SendDifference(.icu, then: $0, now: ICUVersion.current) },
            sent.catalogRevision.flatMap {
                SendDifference(.catalog, then: String($0), now: String(catalog.revision))
            },
        ].compactMap(\.self)
        guard let draft = sent.frozen?.draft ?? sent.draftOfWire else { return versions }
        do {
            let card = try card(for: draft, language: sent.language)
            guard let frozen = sent.frozen else {
                return versions + Self.differences(sent.wire, card.wire)
            }
            return versions + Self.differences(frozen.card, card)
                + Self.differences(sent.wire, card.wire) + pushDifferences(frozen, card)
        } catch {
            return versions
                + [SendDifference(.card, then: nil, now: error.message)].compactMap(\.self)
        }
    }

    private static func differences(_ then: Card, _ now: Card) -> [SendDifference] {
        [
            SendDifference(.language, then: then.language.resolved, now: now.language.resolved),
            SendDifference(.button, then: then.button.text, now: now.button.text),
            SendDifference(.message, then: then.message?.text, now: now.message?.text),
            SendDifference(.unavailable, then: then.unavailable, now: now.unavailable),
        ].compactMap(\.self)
    }

    private static func differences(_ then: CardWire, _ now: CardWire) -> [SendDifference] {
        [SendDifference(.wire, then: then.encodedText, now: now.encodedText)].compactMap(\.self)
    }

    private func pushDifferences(_ frozen: FrozenCard, _ card: Card) -> [SendDifference] {
        // The envelope that left no room is not stored, so nothing can be said about today.
        guard frozen.push.reason != .payloadTooLarge else { return [] }
        let then = frozen.push
        let envelope = then.content.flatMap { PushEnvelope(ofPayload: $0.payload) } ?? .empty
        let now = push(for: card, to: frozen.recipient, envelope: envelope)
        let payloads = [then, now].map { push in
            push.content.map { String(decoding: $0.payload, as: UTF8.self) }
        }
        return [
            SendDifference(
                .pushReason, then: then.reason?.rawValue, now: now.reason?.rawValue),
            SendDifference(
                .pushTitle, then: then.content?.title?.text, now: now.content?.title?.text),
            SendDifference(.pushBody, then: then.content?.body, now: now.content?.body),
            SendDifference(.payload, then: payloads[0], now: payloads[1]),
        ].compactMap(\.self)
    }
}

extension CardWire {
    /// The card as JSON in a text.
    package var encodedText: String { String(decoding: encoded, as: UTF8.self) }
}

extension SentCard {
    /// The draft that a card of which only the wire form is known would have; nil for another kind than the two.
    fileprivate var draftOfWire: Draft? {
        let button: Draft.Button =
            switch label {
            case .builtIn: .builtIn
            case .label(let id): .label(id)
            case .text(let text): .text(text)
            }
        let message: Draft.Message = wire.text.isEmpty ? .none : .written(wire.text)
        switch wire.kind {
        case .paywall:
            return wire.paywallId.map { id in
                .offer(Paywall(id: id, title: wire.paywallTitle), button: button, message: message)
            }
        case .review: return .review(button: button, message: message)
        case .text, .other: return nil
        }
    }
}
