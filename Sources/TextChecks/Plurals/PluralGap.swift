internal import ContentRules
internal import StringFiles

/// Categories of a plural that have no text, and how much that matters.
struct PluralGap {
    /// How much.
    let severity: Severity
    /// What is missing and what to do.
    let message: String

    /// The gaps of a plural: at most one a severity.
    static func all(
        in choice: PluralChoice, _ facts: PluralFacts, _ string: CheckedString
    ) -> [PluralGap] {
        var missing = choice.missing(facts)
        // Where a format does not demand `other` itself, it is a category as any other.
        if choice.argument == nil, !string.file.file.format.demandsOther,
            choice.form(of: "other") == nil, facts.isReachable("other")
        {
            missing.append("other")
        }
        let reached = missing.filter(facts.isReachable)
        var bySeverity: [Severity: [String]] = [:]
        for category in missing {
            let severity = severity(of: category, reached, in: choice, facts, string)
            bySeverity[severity, default: []].append(category)
        }
        return [Severity.error, .warning, .note].compactMap { severity in
            bySeverity[severity].map {
                PluralGap(
                    severity: severity,
                    message: message($0, choice, facts, string.language))
            }
        }
    }

    private static func severity(
        of category: String, _ reached: [String], in choice: PluralChoice, _ facts: PluralFacts,
        _ string: CheckedString
    ) -> Severity {
        guard facts.isReachable(category) else { return .note }
        if choice.isOnlyOther {
            // The text of a developer, who may need no other form; then a translator should know.
            if string.source == nil { return .note }
            if string.isOnlyOtherInSource(choice) { return .warning }
        }
        if choice.numbers(of: category, facts) == [0] { return .warning }
        let isOtherFree = choice.form(of: "other") != nil && !facts.isReachable("other")
        return isOtherFree && reached.count == 1 ? .warning : .error
    }

    private static func message(
        _ categories: [String], _ choice: PluralChoice, _ facts: PluralFacts,
        _ language: CheckedLanguage
    ) -> String {
        let names = categories.map { "'\($0)'" }.joined(separator: ", ")
        let tag = Diagnostic.quoted(language.tag)
        let numbers = categories.compactMap { choice.numbers(of: $0, facts).first }
        guard !numbers.isEmpty else {
            return
                "\(tag) has \(names)\(choice.kindOfNumbers) for millions or fractions, which show 'other' now"
        }
        let examples = numbers.map(String.init).joined(separator: ", ")
        return
            "\(tag) needs a text for \(names)\(choice.kindOfNumbers) (such as \(examples)); add it"
    }
}

extension FileFormat {
    /// Whether apps that read the format fail or show nothing without `other`.
    var demandsOther: Bool {
        switch self {
        case .xcstrings, .strings, .stringsdict, .android: true
        case .arb, .xliff, .xliff2, .po, .json, .i18next, .chrome, .csv, .tsv, .fluent,
            .properties:
            false
        }
    }
}
