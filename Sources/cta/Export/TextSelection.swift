package import CTAContent
internal import CommandLineArguments

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

/// The options that select languages and keys.
struct TextSelectionOptions {
    private let languages = Option(
        "languages", .list(of: .text), value: "TAG,TAG…",
        help: "only these built-in languages, in any spelling")
    private let keys = Option(
        "keys", .list(of: .textKey), value: "KEY,KEY…",
        help: "only these texts; every text that a customer reads by default")

    var parameters: [any Parameter] { [languages, keys] }

    /// What a command line selects.
    func selection(_ arguments: Arguments) throws(UsageError) -> TextSelection {
        let all = TextSelection.all
        var selected = Set(all.languages)
        if let tags = arguments[languages] {
            selected = []
            for tag in tags { selected.insert(try place(of: tag, arguments)) }
        }
        let wanted = arguments[keys]
        return TextSelection(
            languages: selected.sorted(), isRestricted: arguments[languages] != nil,
            keys: TextKey.allCases.filter { wanted?.contains($0) ?? all.keys.contains($0) })
    }

    /// The place of a language: written as it is, as App Store Connect spells it, or as a region of it.
    private func place(of tag: String, _ arguments: Arguments) throws(UsageError) -> Int {
        let (resolution, index) = BuiltInLanguages.resolver.resolution(of: tag)
        switch resolution.reason {
        case .exact, .parent, .region:
            if let index { return index }
        case .override, .related, .default: break
        }
        throw arguments.usageError(
            "'--languages': \(PrintableText.of(Array(tag.utf8), limit: 60)) is no built-in language"
        )
    }
}

/// The resolution over the built-in languages, for commands.
enum BuiltInLanguages {
    /// Resolves as an app without settings of its own does.
    static let resolver = LanguageResolver(offered: BuiltInTexts.shared.languages.tags)
}

extension ValueKind where Value == TextKey {
    /// The key of a built-in text.
    static var textKey: Self {
        ValueKind(
            placeholder: "KEY", expected: "a key that 'cta texts' lists",
            choices: TextKey.allCases.map(\.name), write: { $0.name },
            read: { TextKey(name: $0) })
    }
}
