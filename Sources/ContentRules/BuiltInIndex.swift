/// The built-in texts of all languages, ready to be compared with; made once.
///
/// Two texts are equal when NFKC_Casefold, less the white space at the edges, makes the same bytes
/// of them: an owner who types "view offer" means the built-in "View offer".
package struct BuiltInIndex: Sendable {
    /// A built-in text that a label equals.
    package struct Match: Equatable, Sendable {
        /// The text key, such as `offer.button`.
        package let key: String
        /// The language of the text.
        package let language: String
    }

    /// An index without texts.
    package static let empty = BuiltInIndex([])

    private let matches: [[UInt8]: Match]

    /// Makes an index of texts; of equal ones the first counts.
    package init(_ texts: [(key: String, language: String, text: String)]) {
        matches = Dictionary(
            texts.map { ($0.text.foldedForComparison, Match(key: $0.key, language: $0.language)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The first built-in text that a label equals.
    package func match(_ text: String) -> Match? {
        matches.isEmpty ? nil : matches[text.foldedForComparison]
    }
}
