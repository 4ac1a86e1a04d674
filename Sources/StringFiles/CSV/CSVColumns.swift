internal import ICU

/// What the columns of a table hold.
struct CSVColumns {
    /// What a column holds.
    enum Role: Equatable {
        case key
        case source
        /// The texts of a language.
        case translation(String)
        case comment
        case context
        /// Something else, under the name of the header.
        case attribute(String)
    }

    /// The columns, in order.
    var roles: [Role]
    /// Whether the first record names them.
    var hasHeader: Bool

    /// Takes the names of a header, or, when the first record is none, what is usual.
    init(firstRecord names: [String], _ options: ReadOptions) {
        let language = options.languageOfFile
        let kinds = names.enumerated().map { Self.kind($0.element, isFirst: $0.offset == 0) }
        if Self.isHeader(kinds) {
            hasHeader = true
            roles = zip(names, kinds).map { name, kind in
                switch kind {
                case .key: .key
                case .source: .source
                case .target: .translation(language)
                case .comment: .comment
                case .context: .context
                case .language:
                    options.sourceLanguage.map { LanguageTagText.isSame($0, name) } == true
                        ? .source : .translation(name)
                case .other: .attribute(name)
                }
            }
            // Without a key the source text is the key.
            if !roles.contains(.key) {
                roles[roles.firstIndex(of: .source) ?? 0] = .key
            }
        } else {
            hasHeader = false
            roles = names.indices.map { .attribute("column \($0 + 1)") }
            let usual: [Role] =
                names.count > 2
                ? [.key, .source, .translation(language), .comment]
                : [.key, .translation(language)]
            for (index, role) in usual.enumerated() where index < roles.count {
                roles[index] = role
            }
        }
    }

    private enum Kind: Equatable {
        case key
        case source
        case target
        case comment
        case context
        case language
        case other
    }

    /// Whether names are a header: a word for the key and a word or a language for something else.
    private static func isHeader(_ kinds: [Kind]) -> Bool {
        let known = Set(kinds.filter { $0 != .other }.map { "\($0)" })
        let hasKey = kinds.contains(.key) || kinds.contains(.source)
        return hasKey && (known.count > 1 || (kinds.count == 1 && kinds == [.key]))
    }

    private static func kind(_ name: String, isFirst: Bool) -> Kind {
        switch name.lowercased() {
        case "": isFirst ? .key : .other
        case "key", "keys", "id", "identifier", "string id", "string_id", "stringid": .key
        case "source", "source text", "original": .source
        case "target", "translation", "value", "text": .target
        case "comment", "comments", "description", "note", "notes": .comment
        case "context", "?context": .context
        default: isLanguageTag(name) ? .language : .other
        }
    }

    /// Whether a name means none of the known columns.
    static func isOther(_ name: String) -> Bool { kind(name, isFirst: false) == .other }

    private static let languages = Set(LocaleData.languages())

    /// Whether a name is a language tag: a language that ICU knows, then up to three subtags.
    static func isLanguageTag(_ name: String) -> Bool {
        let parts = name.utf8.split(
            omittingEmptySubsequences: false, whereSeparator: { $0 == 0x2D || $0 == 0x5F })
        guard let language = parts.first, parts.count <= 4,
            languages.contains(String(decoding: language, as: UTF8.self))
        else { return false }
        return parts.dropFirst().allSatisfy { part in
            (2...8).contains(part.count)
                && part.allSatisfy { FluentParser.isLetter($0) || FluentParser.isDigit($0) }
        }
    }
}
