package import JSON

extension Diagnosis {
    /// The diagnosis; `wire` and `payload` are the very bytes that were or would be sent, as texts.
    package var json: JSONValue {
        let payload = push?.content.map { String(decoding: $0.payload, as: UTF8.self) }
        return [
            "card": card.flatMap { card in push.map { card.json(push: $0) } } ?? .null,
            "wire": JSONValue(wire?.encodedText), "payload": JSONValue(payload),
            "explanations": .array(explanations.map(\.json)),
            "answers": .array(answers.map(\.json)),
            "differences": .array(differences.map(\.json)),
        ]
    }
}

extension Diagnosis.Explanation {
    fileprivate var json: JSONValue {
        ["subject": .string(subject.rawValue), "text": .string(text)]
    }
}

extension Diagnosis.Answer {
    fileprivate var json: JSONValue {
        [
            "symptom": .string(cause.symptom.rawValue), "cause": .string(cause.rawValue),
            "text": .string(text), "advice": .string(advice),
        ]
    }
}

extension SendDifference {
    fileprivate var json: JSONValue {
        [
            "part": .string(part.rawValue), "then": JSONValue(then), "now": JSONValue(now),
            "utf16Offset": .integer(utf16Offset),
        ]
    }
}
