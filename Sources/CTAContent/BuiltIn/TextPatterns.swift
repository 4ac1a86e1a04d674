internal import ICU
internal import Synchronization

/// Formats built-in texts with their values, and keeps the parsed patterns: parsing takes thirty times as long as formatting.
///
/// One pattern is formatted by one thread at a time, because ICU makes plural rules and number formats on first use.
final class TextPatterns: Sendable {
    private struct Place: Hashable {
        let key: TextKey
        let language: Int
        let digits: DigitSystem?
    }

    /// The most patterns that are kept: a few languages with all their captions.
    static let capacity = 512

    private let builtIns: BuiltInTexts
    private let parsed = Mutex<[Place: MessagePattern]>([:])

    init(_ builtIns: BuiltInTexts) {
        self.builtIns = builtIns
    }

    /// The text of a key in the language at a place of the built-in ones, with its values put in as they are.
    ///
    /// Numbers are written with the given digits, or the language's own. Nil only for a text that ICU cannot format, which
    /// no built-in text is.
    func text(
        _ key: TextKey, at language: Int, digits: DigitSystem?,
        _ values: [(name: String, value: MessagePattern.Value)]
    ) -> String? {
        let place = Place(key: key, language: language, digits: digits)
        return parsed.withLock { parsed in
            if let pattern = parsed[place] { return try? pattern.format(values) }
            let tag = builtIns.languages.tags[language]
            let text = builtIns.text(key, at: language).text
            guard
                let pattern = try? MessagePattern(text, language: digits?.tag(of: tag) ?? tag)
            else { return nil }
            if parsed.count >= Self.capacity { parsed.removeAll(keepingCapacity: true) }
            parsed[place] = pattern
            return try? pattern.format(values)
        }
    }
}
