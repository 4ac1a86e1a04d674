internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments

/// The options of `cta app create` and `cta app set` that set the app's settings.
struct SettingsOptions {
    private let name = Option("name", .text, value: "NAME", help: "the app's name, for {appName}")
    private let defaultLanguage = Option(
        "default-language", .text, value: "TAG", help: "the language when nothing matches")
    private let policy = Option(
        "language-policy", ValueKind<LanguagePolicy>.choice, help: "how far a language match may go"
    )
    private let sendsPush = Option(
        "sends-push", ValueKind<Switch>.choice, help: "whether offer cards send pushes")
    private let consent = Option(
        "consent", ValueKind<PushConsent>.choice, help: "who answers for the customers' consent")
    private let showsMessage = Option(
        "shows-message", ValueKind<Switch>.choice, help: "whether a push says what the message says"
    )
    private let overrides = Option(
        pairs: "override", value: "TAG=TAG", help: "a reported language and the one it gets instead"
    )

    var parameters: [any Parameter] {
        [name, defaultLanguage, policy, sendsPush, consent, showsMessage, overrides]
    }

    /// The edits that the options ask for.
    func edits(_ arguments: Arguments) -> [CatalogEdit] {
        var edits: [SettingsEdit] = []
        if let name = arguments[name] { edits.append(.name(name)) }
        if let tag = arguments[defaultLanguage] { edits.append(.defaultLanguage(tag)) }
        if let policy = arguments[policy] { edits.append(.languagePolicy(policy)) }
        if let sendsPush = arguments[sendsPush] { edits.append(.sendsPush(sendsPush.isOn)) }
        if let consent = arguments[consent] { edits.append(.consent(consent)) }
        if let shows = arguments[showsMessage] { edits.append(.showsMessage(shows.isOn)) }
        for pair in arguments[overrides] { edits.append(.override(pair.name, to: pair.text)) }
        return edits.map(CatalogEdit.settings)
    }
}
