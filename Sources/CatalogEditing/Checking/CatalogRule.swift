package import ContentRules

/// The rules about a catalog as a whole; those about its texts are in `ContentRule`.
package enum CatalogRule: String, CaseIterable, Sendable {
    /// A key that is no language tag.
    case language = "catalog.language"
    /// Two spellings of one language for one text.
    case sameLanguage = "catalog.same-language"
    /// A default language that the built-in texts do not have.
    case defaultLanguage = "catalog.default-language"
    /// An override to a language that no text has.
    case override = "catalog.override"
    /// Two labels of one kind with one id.
    case duplicateID = "catalog.duplicate-id"
    /// A push template whose braces are wrong.
    case templateNames = "template.names"

    /// How much a finding of the rule matters.
    package var severity: Severity {
        switch self {
        case .language, .sameLanguage, .duplicateID, .templateNames: .error
        case .defaultLanguage, .override: .warning
        }
    }

    /// What the rule finds, in one line: lower case, no full stop.
    package var summary: String {
        switch self {
        case .language: "a key that is no language tag, so that nobody sees its text"
        case .sameLanguage: "two spellings of one language for one text"
        case .defaultLanguage: "a default language that the built-in texts do not have"
        case .override: "a language override to a language that nothing is written in"
        case .duplicateID: "two labels of one kind of card with one id"
        case .templateNames: "a push template with a wrong {name}"
        }
    }

    /// Why it matters and what to do, in sentences.
    package var advice: String {
        switch self {
        case .language: "Write a tag such as de, pt-BR or zh-Hant."
        case .sameLanguage: "Only one of them is shown. Keep that text and remove the other."
        case .defaultLanguage:
            "A customer whose language nothing matches sees the built-in texts in English."
        case .override: "It changes nothing. Correct the target, or remove the override."
        case .duplicateID: "A draft gets the first of them. Give the other an id of its own."
        case .templateNames: "Close the braces, and use {message}, {agentName} and {appName}."
        }
    }

    /// A finding of the rule.
    func finding(_ message: String) -> Finding {
        Finding(check: rawValue, severity: severity, message: message)
    }
}
