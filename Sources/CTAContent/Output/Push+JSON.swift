package import JSON

extension Push {
    /// The member `push` of the outward shape.
    package var json: JSONValue {
        [
            "send": .bool(content != nil), "reason": JSONValue(reason?.rawValue),
            "title": JSONValue(content?.title?.text),
            "titleLanguage": JSONValue(content?.title?.language), "body": JSONValue(content?.body),
            "bodyLanguage": JSONValue(content?.bodyLanguage),
            "source": JSONValue(content?.source.rawValue), "cut": JSONValue(content?.isCut),
            "payloadBytes": JSONValue(content?.payload.count), "payload": payloadValue ?? nil,
        ]
    }

    private var payloadValue: JSONValue? {
        content.flatMap { JSONDocument(parsing: $0.payload).root }.flatMap { JSONValue($0) }
    }
}
