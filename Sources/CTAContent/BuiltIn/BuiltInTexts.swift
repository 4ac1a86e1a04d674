internal import JSON

/// The built-in texts of all languages, from the language files that were there when the library was built.
package struct BuiltInTexts: Sendable {
    /// The texts of this build. Parsed once, on first use.
    package static let shared = BuiltInTexts(
        files: EmbeddedLocales.files.map { ($0.tag.description, $0.text.description) })

    /// The languages, `en` first, then in alphabetical order.
    package let languages: OfferedLanguages

    /// The text of each language and key with its fallbacks filled in, at `language * TextKey.count + key`; a copy for
    /// each ``ThreadShare``, one behind the other.
    private let texts: [LocalizedText]
    /// Kept here, because asking a lazy global for it is work in the hottest of all functions.
    private let keyCount: Int
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
        var texts: [LocalizedText] = []
        for index in ordered.indices {
            let chain = languages.fallbackChain(from: index)
            for key in TextKey.allCases.indices {
                let source = chain.first { own[$0][key] != nil } ?? index
                texts.append(
                    LocalizedText(text: own[source][key] ?? "", language: ordered[source].tag))
            }
        }
        self.own = own
        keyCount = Self.keyCount
        copyLength = texts.count
        self.texts = (0..<ThreadShare.count).flatMap { _ in
            texts.map { LocalizedText(text: $0.text.withOwnStorage, language: $0.language) }
        }
        directions = ordered.map { TextDirection(ofLanguage: $0.tag) }
    }

    /// The text of a key in the language at a place of ``languages``, from its own file or along the fallback chain.
    @inline(__always)
    package func text(_ key: TextKey, at index: Int) -> LocalizedText {
        texts[ThreadShare.current * copyLength + index * keyCount + key.rawValue]
    }

    /// The direction of the language at a place of ``languages``.
    package func direction(at index: Int) -> TextDirection { directions[index] }

    /// The text that a language's own file holds; nil where the file is sparse.
    package func ownText(_ key: TextKey, at index: Int) -> String? { own[index][key.rawValue] }

    /// Every text that a language file holds.
    package var all: [(key: String, language: String, text: String)] {
        own.indices.flatMap { index in
            TextKey.allCases.compactMap { key in
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
