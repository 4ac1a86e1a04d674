package import CTAContent
internal import JSON

/// An edit of the settings of an app.
package enum SettingsEdit: Sendable {
    /// Sets the app's name.
    case name(String)
    /// Sets the language when nothing matches.
    case defaultLanguage(String)
    /// Sets how far a language match may go.
    case languagePolicy(LanguagePolicy)
    /// Switches the pushes of offer cards.
    case sendsPush(Bool)
    /// Sets who answers for the customers' consent.
    case consent(PushConsent)
    /// Sets whether a push may say what the message says.
    case showsMessage(Bool)
    /// Maps a reported tag or language to an offered one.
    case override(String, to: String)
    /// Takes a mapping out.
    case removeOverride(String)

    private static let overrides = CatalogPlace("languageOverrides")

    func apply(to draft: inout CatalogDraft) throws(CatalogError) {
        switch self {
        case .name(let name): try draft.set(CatalogPlace("name"), to: .string(name))
        case .defaultLanguage(let tag):
            try LanguageSpelling.check(tag, among: [])
            try draft.set(CatalogPlace("defaultLanguage"), to: .string(tag))
        case .languagePolicy(let policy):
            try draft.set(CatalogPlace("languagePolicy"), to: .string(policy.rawValue))
        case .sendsPush(let isOn):
            try draft.set(CatalogPlace("offers", "sendsPush"), to: .bool(isOn))
        case .consent(let consent):
            try draft.set(CatalogPlace("offers", "consent"), to: .string(consent.rawValue))
        case .showsMessage(let isOn):
            try draft.set(CatalogPlace("push", "showsMessage"), to: .bool(isOn))
        case .override(let tag, let target):
            try LanguageSpelling.check(target, among: [])
            try LanguageSpelling.check(tag, among: draft.names(at: Self.overrides))
            try draft.set(Self.overrides.member(tag), to: .string(target))
        case .removeOverride(let tag):
            guard try draft.remove(Self.overrides.member(tag)) else {
                throw LanguageSpelling.missing(
                    tag, among: draft.names(at: Self.overrides), in: "languageOverrides")
            }
        }
    }
}
