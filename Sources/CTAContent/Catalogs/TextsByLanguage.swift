/// One text in the languages that it was written in, in the order of the catalog.
public struct TextsByLanguage: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// A text and the tag it was written under, in any spelling.
    public struct Entry: Equatable, Sendable {
        /// The language tag as it stands in the catalog.
        public var language: String
        /// The text as written.
        public var text: String

        /// Pairs a tag with a text.
        public init(language: String, text: String) {
            self.language = language
            self.text = text
        }

        /// Compares bytes, because a text as written is not the same as its canonical equivalent.
        public static func == (left: Entry, right: Entry) -> Bool {
            left.language.utf8.elementsEqual(right.language.utf8)
                && left.text.utf8.elementsEqual(right.text.utf8)
        }
    }

    /// The texts in order.
    public var entries: [Entry]

    /// Makes a set of texts.
    public init(_ entries: [Entry] = []) { self.entries = entries }

    /// Makes a set of texts from a literal.
    public init(dictionaryLiteral elements: (String, String)...) {
        entries = elements.map { Entry(language: $0.0, text: $0.1) }
    }

    /// The tags in order.
    public var languages: [String] { entries.map(\.language) }
}
