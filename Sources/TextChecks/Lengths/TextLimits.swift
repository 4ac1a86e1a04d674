internal import StringFiles

/// The limits of one text: those of the file, and those of the configuration.
struct TextLimits {
    /// The most UTF-16 units; nil for no limit.
    private(set) var utf16: Int?
    /// The most code points; nil for no limit.
    private(set) var codePoints: Int?
    /// The most display columns; nil for no limit.
    private(set) var columns: Int?
    /// Where the text is shown as a push; nil when it is none.
    private(set) var push: PushProfile?

    /// Whether a text of a string may have limits: the file or the configuration sets some.
    static func mayExist(for string: CheckedString) -> Bool {
        string.limit != nil || string.source?.limit != nil || !string.file.settings.limits.isEmpty
    }

    /// Looks them up; of the rules of the configuration the first that is about the text counts.
    init(of text: CheckedText) {
        let string = text.string
        let limit = string.limit ?? string.source?.limit
        switch limit?.unit {
        case .utf16: utf16 = limit?.count
        case .codePoints: codePoints = limit?.count
        case nil: break
        }
        let rules = string.file.settings.limits
        guard !rules.isEmpty else { return }
        let kind = Self.kind(of: string)
        for rule in rules where Self.isAbout(string.key, kind, rule) {
            utf16 = utf16 ?? rule.utf16
            columns = columns ?? rule.columns
            push = push ?? rule.push
        }
    }

    private static func isAbout(_ key: String, _ kind: String?, _ rule: LimitRule) -> Bool {
        if let wanted = rule.kind {
            guard let kind, kind.utf8.elementsEqual(wanted.utf8) else { return false }
        }
        return rule.keys.map { KeyPattern($0).matches(key) } ?? true
    }

    /// `x-kind` of the entry or of the one it translates.
    private static func kind(of string: CheckedString) -> String? {
        for side in [string, string.source].compactMap({ $0 }) {
            let attribute = side.entry.attributes.first { $0.name == "x-kind" }
            if let attribute { return side.file.file.text(of: attribute.content) }
        }
        return nil
    }
}

extension CheckedText {
    /// Whether the text is a source text that somebody can still change.
    var isOwnSource: Bool {
        guard string.source == nil, string.file.ownsSourceTexts else { return false }
        if string.localization.role == .source { return true }
        let file = string.file.file
        if let source = file.sourceLanguage, LanguageTagText.isSame(source, language.tag) {
            return true
        }
        return string.file.sourceFile == nil && !string.file.isSourceMissing
            && language.code == "en"
    }
}
