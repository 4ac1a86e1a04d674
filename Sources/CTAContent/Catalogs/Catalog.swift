/// One app's settings, custom labels, suggestions, templates and remote texts.
public struct Catalog: Equatable, Sendable {
    /// The app's id.
    public var app: String
    /// The app's name, the value of `{appName}`.
    public var name: String?
    /// The number of the catalog's state, 0 or more.
    public var revision: Int
    /// The language when nothing matches, if the text exists in it; then `en`.
    public var defaultLanguage: String
    /// How far a language match may go.
    public var languagePolicy: LanguagePolicy
    /// Reported tags or languages mapped to offered ones.
    public var languageOverrides: [String: String]
    /// Whether offer cards send pushes; off unless an owner turned it on.
    public var sendsPush: Bool
    /// Who answers for the customers' consent.
    public var consent: PushConsent
    /// Labels and suggestions of offer cards.
    public var offers: CardSettings
    /// Labels and suggestions of review cards.
    public var reviews: CardSettings
    /// Whether a push may say what the message says.
    public var showsMessage: Bool
    /// The wording around a push, by language.
    public var templates: [PushTemplate]
    /// The texts of the support chat itself.
    public var texts: RemoteTextSettings

    /// Makes a catalog; what is left out has its default.
    public init(
        app: String, name: String? = nil, revision: Int = 0, defaultLanguage: String = "en",
        languagePolicy: LanguagePolicy = .close, languageOverrides: [String: String] = [:],
        sendsPush: Bool = false, consent: PushConsent = .perCustomer,
        offers: CardSettings = CardSettings(), reviews: CardSettings = CardSettings(),
        showsMessage: Bool = true, templates: [PushTemplate] = [],
        texts: RemoteTextSettings = RemoteTextSettings()
    ) {
        self.app = app
        self.name = name
        self.revision = revision
        self.defaultLanguage = defaultLanguage
        self.languagePolicy = languagePolicy
        self.languageOverrides = languageOverrides
        self.sendsPush = sendsPush
        self.consent = consent
        self.offers = offers
        self.reviews = reviews
        self.showsMessage = showsMessage
        self.templates = templates
        self.texts = texts
    }

    /// The settings of a kind of card.
    public func settings(for kind: CardKind) -> CardSettings {
        switch kind {
        case .offer: offers
        case .review: reviews
        }
    }
}
