import CTAContent
import ICU
import JSON
import TestSupport
import Testing

/// One file of `Locales/`.
struct LanguageFile: CustomTestStringConvertible {
    /// The name without `.arb`.
    let tag: String
    /// The JSON.
    let document: JSONDocument

    var testDescription: String { tag }

    /// The files that are there, by tag; empty when they cannot be read, which a test refuses.
    static let all: [LanguageFile] = {
        let names = (try? Repository.names(in: "Locales")) ?? []
        return names.filter { $0.hasSuffix(".arb") }.compactMap { name in
            guard let bytes = try? Repository.bytes("Locales/\(name)") else { return nil }
            return LanguageFile(
                tag: String(name.dropLast(4)), document: JSONDocument(parsing: bytes))
        }
    }()

    /// The file of a tag.
    static func named(_ tag: String) throws -> LanguageFile {
        try #require(all.first { $0.tag == tag }, "there is no \(tag).arb")
    }

    /// The files but those of English.
    static let translations = all.filter { $0.tag != "en" && !$0.tag.hasPrefix("en-") }

    /// The file that fills the gaps of this one; nil for a complete file.
    var parent: LanguageFile? {
        get throws { try ExpectedLanguages.parents[tag].map(Self.named) }
    }

    /// The texts that the file itself holds, in its order.
    var ownTexts: [(key: String, text: String)] {
        guard let root = document.root else { return [] }
        return root.members.compactMap { name, value in
            guard let key = name.string, !key.hasPrefix("@") else { return nil }
            return value.string.map { (key, $0) }
        }
    }

    /// The text of a key that a customer sees: the file's own, its parent's, or English.
    func text(_ key: TextKey) throws -> String {
        if let own = ownText(key.name) { return own }
        if let above = try parent?.ownText(key.name) { return above }
        return try #require(Self.named("en").ownText(key.name), "en.arb has no \(key.name)")
    }

    /// The text of a key in the file itself.
    func ownText(_ key: String) -> String? { ownTexts.first { $0.key == key }?.text }

    /// What the source says about a key.
    static func metadata(_ key: TextKey) throws -> JSONNode {
        try #require(named("en").document.root?[member: "@\(key.name)"], "no @\(key.name)")
    }

    /// The example of each placeholder of a key.
    static func examples(_ key: TextKey) throws -> [(name: String, text: String)] {
        let placeholders = try #require(metadata(key)[member: "placeholders"])
        return try placeholders.members.map { name, value in
            (
                try #require(name.string),
                try #require(value[member: "example"]?.string, "no example in @\(key.name)")
            )
        }
    }

    /// Numbers that reach every category of whole numbers in most languages.
    static let numbers = [1, 2, 3, 5, 7, 11, 14, 21, 30, 100]

    /// What a reader can get of a key: the text with the examples of the source, and with each of the numbers.
    func forms(_ key: TextKey) throws -> [String] {
        let pattern = try MessagePattern(try text(key), language: tag)
        let examples = try Self.examples(key)
        let numbers = key.argumentNames.contains("count") ? Self.numbers : [0]
        return try numbers.map { number in
            try pattern.format(
                examples.map { example in
                    let isNumber = example.name == "count"
                    return (
                        example.name, isNumber ? .number(Double(number)) : .text(example.text)
                    )
                })
        }
    }

    /// A text without its arguments and without the words and braces of a plural.
    static func words(of text: String) -> String {
        text.replacing(/\{[A-Za-z]+\}/, with: "").replacing(/\{count, plural,/, with: "")
            .replacing(/(zero|one|two|few|many|other)\{/, with: "").replacing("}", with: "")
    }
}
