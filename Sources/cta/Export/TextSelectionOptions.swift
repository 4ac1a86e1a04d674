internal import CTAContent
internal import CommandLineArguments

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
