extension Draft {
    /// Reads what ``json`` writes.
    init(stored: StoredValue) throws(StoredValue.Fault) {
        let object = try stored.object()
        let id = try object.text("paywall")
        let title = try object.text("title")
        self.init(
            kind: try object.required("kind").choice(),
            paywall: id.map { Paywall(id: $0, title: title) },
            button: try Self.button(object), message: try Self.message(object),
            agentName: try object.text("agent"))
    }

    private static func button(_ object: StoredValue) throws(StoredValue.Fault) -> Button {
        if let label = object.optional("label") { return .label(try label.string()) }
        if let text = object.optional("labelText") { return .text(try text.string()) }
        return .builtIn
    }

    private static func message(_ object: StoredValue) throws(StoredValue.Fault) -> Message {
        if let text = object.optional("message") { return .written(try text.string()) }
        guard let key = object.optional("suggest") else { return .none }
        var values: [String: String] = [:]
        for (name, value) in try object.optional("values")?.object().members ?? [] {
            values[name] = try value.string()
        }
        return .suggested(key: try key.string(), values: values)
    }
}
