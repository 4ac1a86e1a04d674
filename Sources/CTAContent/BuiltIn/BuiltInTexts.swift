internal import JSON

/// The built-in texts of all languages, from the language files that were there when the library was built.
package struct BuiltInTexts: Sendable {
    /// The texts of this build. Parsed once, on first use.
    package static let shared = BuiltInTexts(
        files: EmbeddedLocales.files.map { ($0.tag.description, $0.text.description) })

    /// The languages, `en` first, then in alphabetical order.
    package let languages: OfferedLanguages

    /// The text of each language and card key with its fallbacks filled in, at `language * cardKeyCount + key`; a copy
    /// for each ``ThreadShare``, one behind the other.
    private let cardTexts: [LocalizedText]
    /// The text of each language and further key, once: these are patterns, or asked for now and then.
    private let furtherTexts: [LocalizedText]
    /// Kept here, because asking a lazy global for it is work in the hottest of all functions.
    private let cardKeyCount: Int
    private let furtherKeyCount: Int
    private let copyLength: Int
    /// The direction of each language.
    let directions: [TextDirection]
    /// What each language file itself holds.
    private let own: [[String?]]

    private static let keyCount = TextKey.allCases.count

    init(files: [(tag: String, text: String)]) {
        let ordered = files.sorted { left, right in
            (left.tag == "en" ? "" : left.tag) < (right.tag == "en" ? "" : right.tag)
        }
        languages = OfferedLanguages(ordered.map(\.tag))
        let own = ordered.map { Self.texts(ofFile: $0.text) }
        var cardTexts: [LocalizedText] = []
        var furtherTexts: [LocalizedText] = []
        for index in ordered.indices {
            let chain = languages.fallbackChain(from: index)
            for key in TextKey.allCases.indices {
                let source = chain.first { own[$0][key] != nil } ?? index
                let text = LocalizedText(
                    text: own[source][key] ?? "", language: ordered[source].tag)
                if key < TextKey.cardKeyCount {
                    cardTexts.append(text)
                } else {
                    furtherTexts.append(text)
                }
            }
        }
        self.own = own
        cardKeyCount = TextKey.cardKeyCount
        furtherKeyCount = Self.keyCount - TextKey.cardKeyCount
        copyLength = cardTexts.count
        self.furtherTexts = furtherTexts
        self.cardTexts = (0..<ThreadShare.count).flatMap { _ in
            cardTexts.map { LocalizedText(text: $0.text.withOwnStorage, language: $0.language) }
        }
        directions = ordered.map { TextDirection(ofLanguage: $0.tag) }
    }

    /// The text of a key in the language at a place of ``languages``, from its own file or along the fallback chain.
    @inline(__always)
    package func text(_ key: TextKey, at index: Int) -> LocalizedText {
        let place = key.rawValue
        return place < cardKeyCount
            ? cardTexts[ThreadShare.current * copyLength + index * cardKeyCount + place]
            : furtherTexts[index * furtherKeyCount + place - cardKeyCount]
    }

    /// The direction of the language at a place of ``languages``.
    package func direction(at index: Int) -> TextDirection { directions[index] }

    /// The text that a language's own file holds; nil where the file is sparse.
    package func ownText(_ key: TextKey, at index: Int) -> String? { own[index][key.rawValue] }

    /// Every text of cards and pushes that a language file holds; what a label is compared with.
    package var ofCards: [(key: String, language: String, text: String)] {
        own.indices.flatMap { index in
            TextKey.allCases.prefix(TextKey.cardKeyCount).compactMap { key in
                own[index][key.rawValue].map { (key.name, languages.tags[index], $0) }
            }
        }
    }

    private static func texts(ofFile text: String) -> [String?] {
        let root = JSONDocument(parsing: Array(text.utf8)).root
        var texts = [String?](repeating: nil, count: keyCount)
        let keys = Dictionary(
            uniqueKeysWithValues: TextKey.allCases.map { ($0.name, $0.rawValue) })
        guard let members = root?.members else { return texts }
        for (name, value) in members {
            guard let name = name.string, let key = keys[name] else { continue }
            texts[key] = value.string
        }
        return texts
    }
}
