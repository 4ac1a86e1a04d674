package import JSON

extension Card {
    /// The card and its push as `cta card --json` prints them; the names are fixed, absent values are null.
    package func json(push: Push) -> JSONValue {
        [
            "kind": .string(kind.rawValue), "language": language.json,
            "direction": .string(direction.rawValue),
            "paywall": paywall.map { ["id": .string($0.id), "title": .string($0.title)] } ?? nil,
            "button": button.json, "message": message?.json ?? nil,
            "captions": .array(captions.map(JSONValue.string)),
            "unavailable": JSONValue(unavailable),
            "wire": wire.json, "push": push.json,
            "findings": .array((findings + push.findings).map(\.json)),
        ]
    }
}

extension LanguageResolution {
    /// The members `reported canonical resolved reason why steps`.
    package var json: JSONValue {
        [
            "reported": .string(reported), "canonical": JSONValue(canonical),
            "resolved": JSONValue(resolved), "reason": .string(reason.rawValue),
            "why": JSONValue(why?.rawValue), "steps": .array(steps.map(JSONValue.string)),
        ]
    }
}

extension CardText {
    var json: JSONValue {
        [
            "text": .string(text), "source": .string(source.rawValue),
            "language": JSONValue(language), "direction": .string(direction.rawValue),
        ]
    }
}

extension CardWire {
    /// The card as the device receives it.
    package var json: JSONValue {
        [
            "kind": .string(kind.rawValue), "paywallId": JSONValue(paywallId),
            "paywallTitle": JSONValue(paywallTitle), "text": .string(text),
            "buttonLabel": JSONValue(buttonLabel),
        ]
    }
}

extension Finding {
    /// The finding with every member of the outward shape.
    package var json: JSONValue {
        [
            "path": JSONValue(path), "line": JSONValue(line), "column": JSONValue(column),
            "endLine": JSONValue(endLine), "endColumn": JSONValue(endColumn),
            "utf16Offset": JSONValue(utf16Offset), "utf16Length": JSONValue(utf16Length),
            "key": JSONValue(key), "language": JSONValue(language), "check": .string(check),
            "severity": .string(severity.rawValue), "message": .string(message),
            "suggestion": JSONValue(suggestion),
        ]
    }
}
