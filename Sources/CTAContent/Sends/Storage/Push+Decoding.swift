internal import JSON

extension Push {
    /// Reads the member `push` of what `cta card --json` prints.
    init(ofStoredCard card: StoredValue) throws(StoredValue.Fault) {
        let object = try card.required("push").object()
        let findings = try [Finding](stored: card, isOfPush: true)
        guard try object.required("send").bool() else {
            self.init(
                content: nil, reason: try object.required("reason").choice(), findings: findings)
            return
        }
        self.init(content: try Content(stored: object), reason: nil, findings: findings)
    }
}

extension Push.Content {
    init(stored object: StoredValue) throws(StoredValue.Fault) {
        let title = try object.text("title")
        let titleLanguage = try object.text("titleLanguage")
        let payload = try object.required("payload").object()
        guard let value = JSONValue(payload.node) else {
            throw StoredValue.Fault(message: "push.payload cannot be read")
        }
        self.init(
            title: title.map { LocalizedText(text: $0, language: titleLanguage ?? "") },
            body: try object.required("body").string(),
            bodyLanguage: try object.text("bodyLanguage"),
            source: try object.required("source").choice(),
            isCut: try object.required("cut").bool(),
            // The members were stored in sending order, and compact JSON has one form.
            payload: JSONWriter.bytes(of: value))
    }
}
