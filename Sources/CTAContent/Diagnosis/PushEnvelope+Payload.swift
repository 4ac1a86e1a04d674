internal import JSON

extension PushEnvelope {
    /// What a caller added to a payload: all but `aps.alert`. Nil for what is no payload of this toolkit.
    init?(ofPayload payload: [UInt8]) {
        guard
            case .object(let members)? = JSONDocument(parsing: payload).root.flatMap(JSONValue.init)
        else { return nil }
        let rest: [(name: String, value: JSONValue)] = members.map { name, value in
            guard name == "aps", case .object(let inner) = value else { return (name, value) }
            return (name, .object(inner.filter { $0.name != "alert" }))
        }
        guard let envelope = try? PushEnvelope(json: JSONWriter.bytes(of: .object(rest))) else {
            return nil
        }
        self = envelope
    }
}
