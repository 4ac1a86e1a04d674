package import CTAContent
package import JSON

extension Catalog {
    /// The catalog as a file of schema version 1 with every member, defaults included.
    package var json: JSONValue {
        [
            "schemaVersion": 1, "app": .string(app), "name": JSONValue(name),
            "revision": .integer(revision), "defaultLanguage": .string(defaultLanguage),
            "languagePolicy": .string(languagePolicy.rawValue),
            "languageOverrides": .object(
                languageOverrides.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) }),
            "offers": .object(
                [
                    (name: "sendsPush", value: .bool(sendsPush)),
                    (name: "consent", value: .string(consent.rawValue)),
                ] + offers.members),
            "reviews": .object(reviews.members),
            "push": [
                "showsMessage": .bool(showsMessage),
                "templates": .object(templates.map { ($0.language, $0.json) }),
            ],
            "texts": [
                "title": texts.title.json, "welcomeTitle": texts.welcomeTitle.json,
                "welcomeText": texts.welcomeText.json,
            ],
        ]
    }
}

extension CardSettings {
    fileprivate var members: [(name: String, value: JSONValue)] {
        [
            ("labels", .array(labels.map(\.json))),
            ("suggestions", .object(suggestions.map { ($0.key, $0.texts.json) })),
        ]
    }
}

extension CustomLabel {
    /// The label as it stands in a catalog file.
    package var json: JSONValue {
        [
            "id": .string(id), "text": .string(text), "variants": variants.json,
            "archived": .bool(isArchived),
        ]
    }
}

extension TextsByLanguage {
    /// The texts as an object by language.
    package var json: JSONValue {
        .object(entries.map { (name: $0.language, value: .string($0.text)) })
    }
}

extension PushTemplate {
    /// The parts that are there.
    package var json: JSONValue {
        .object(
            [("title", title), ("body", body)].compactMap { name, text in
                text.map { (name: name, value: .string($0)) }
            })
    }
}
