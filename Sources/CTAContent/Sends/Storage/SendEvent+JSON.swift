package import JSON

extension SendEvent {
    /// The version of what ``jsonLine`` writes for a frozen card.
    package static let formatVersion = 2

    /// The event as one line of UTF-8 JSON, without the line feed.
    ///
    /// A card with ``SentCard/frozen`` is written in version 2, one of which only the wire form is known in version 1.
    public var jsonLine: [UInt8] { JSONWriter.bytes(of: json) }

    /// The event as an object.
    package var json: JSONValue {
        switch self {
        case .sent(let card): card.json(event: "sent")
        case .previewed(let card): card.json(event: "previewed")
        case .opened(let send, let time):
            [
                "version": .integer(Self.formatVersion), "event": "opened", "send": .string(send),
                "at": .string(time.description),
            ]
        case .written(let customer, let time):
            [
                "version": .integer(Self.formatVersion), "event": "written",
                "customer": .string(customer), "at": .string(time.description),
            ]
        }
    }
}

extension SentCard {
    func json(event: String) -> JSONValue {
        let version = frozen == nil ? 1 : SendEvent.formatVersion
        var members: [(name: String, value: JSONValue)] = [
            ("version", .integer(version)), ("event", .string(event)), ("id", .string(id)),
            ("at", .string(sentAt.description)), ("customer", .string(customer)),
            ("device", .string(device)), ("agent", JSONValue(agent)),
            ("language", .string(language)), ("catalogRevision", JSONValue(catalogRevision)),
            ("toolkit", JSONValue(toolkitVersion)), ("icu", JSONValue(icuVersion)),
        ]
        guard let frozen else {
            var labelID: String?
            if case .label(let id) = label { labelID = id }
            return .object(members + [("label", JSONValue(labelID)), ("wire", wire.json)])
        }
        members += [
            ("channel", .string(frozen.recipient.channel.rawValue)),
            ("consent", .string(frozen.recipient.consent.rawValue)),
            ("draft", frozen.draft.json), ("card", frozen.card.json(push: frozen.push)),
        ]
        return .object(members)
    }
}
