package import JSON

extension Draft {
    /// The draft as the options of `cta card` name it; what was not chosen is null.
    package var json: JSONValue {
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
