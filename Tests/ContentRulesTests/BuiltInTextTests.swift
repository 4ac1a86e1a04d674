import ContentRules
import TestSupport
import Testing

@Suite struct BuiltInTextTests {
    /// The texts of every file in `Locales/`, by its tag.
    static func texts() throws -> [(language: String, key: String, text: String)] {
        try Repository.names(in: "Locales").filter { $0.hasSuffix(".arb") }.flatMap { name in
            try Repository.text("Locales/" + name).split(separator: "\n").compactMap { line in
                // `  "key": "text",`; the texts have no escapes.
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard line.hasPrefix("  \""), parts.count == 5, !parts[1].hasPrefix("@") else {
                    return nil
                }
                return (String(name.dropLast(4)), String(parts[1]), String(parts[3]))
            }
        }
    }

    static func index() throws -> BuiltInIndex {
        BuiltInIndex(try texts().map { ($0.key, $0.language, $0.text) })
    }

    @Test("finds nothing in the built-in buttons but that they are built in")
    func buttons() throws {
        let context = LabelContext(builtIns: try Self.index(), sendsPush: true)
        let buttons = try Self.texts().filter { $0.key.hasSuffix(".button") }
        #expect(buttons.count >= 2)
        for button in buttons {
            // Some languages need more than a line for the name of the store.
            let ids = ContentRule.check(label: button.text, context: context).map(\.check)
                .filter { $0 != "label.wide" || button.language == "en" }
            #expect(ids == ["label.equals-built-in"], "\(button.language): \(button.text)")
        }
    }

    @Test("finds nothing in any built-in text by Unicode alone")
    func unicode() throws {
        for text in try Self.texts() {
            #expect(
                ContentRule.unicode(text.text, prefix: "unicode") == [],
                "\(text.language) \(text.key)")
        }
    }

    @Test("knows the words for free and for a discount from the built-in texts")
    func words() throws {
        let context = LabelContext(sendsPush: true, limit: 1000, columnLimit: 1000)
        for text in try Self.texts() {
            let ids = ContentRule.check(label: text.text, context: context).map(\.check)
            switch text.key {
            case "offer.suggestion.trial":
                #expect(ids.contains("label.price"), "\(text.language): \(text.text)")
            case "offer.push":
                #expect(ids.contains("label.promotional"), "\(text.language): \(text.text)")
            case "push.hidden", "offer.unavailable", "review.button", "offer.button":
                #expect(!ids.contains("label.promotional"), "\(text.language): \(text.text)")
            default: break
            }
        }
    }

    @Test("names the key and the language of the built-in that a label equals")
    func message() throws {
        let context = LabelContext(builtIns: try Self.index())
        let findings = ContentRule.check(label: "VIEW\u{A0}offer", context: context)
        #expect(
            findings.map(\.message) == [
                "equals offer.button in en; use the built-in, its translations would be lost"
            ])
    }
}
