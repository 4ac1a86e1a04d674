package import CTAContent

/// The languages and keys that a command is about.
package struct TextSelection: Sendable {
    /// The places of the languages among the built-in ones, ascending.
    package let languages: [Int]
    /// Whether only some languages were asked for.
    package let isRestricted: Bool
    /// The keys, in the order of the table.
    package let keys: [TextKey]

    /// All languages and every text that a customer reads.
    package static let all = TextSelection(
        languages: Array(BuiltInTexts.shared.languages.tags.indices), isRestricted: false,
        keys: TextKey.forCustomers)

    /// Takes what was asked for.
    package init(languages: [Int], isRestricted: Bool, keys: [TextKey]) {
        self.languages = languages
        self.isRestricted = isRestricted
        self.keys = keys
    }

    /// The tags of the languages.
    package var tags: [String] { languages.map { BuiltInTexts.shared.languages.tags[$0] } }
}
