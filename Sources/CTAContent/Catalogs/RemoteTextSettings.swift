/// The texts of the support chat itself that an owner sets per language.
public struct RemoteTextSettings: Equatable, Sendable {
    /// The chat's title, at most 80 UTF-16 units.
    public var title: TextsByLanguage
    /// The title of the welcome, at most 160 UTF-16 units.
    public var welcomeTitle: TextsByLanguage
    /// The text of the welcome, at most 1,000 UTF-16 units.
    public var welcomeText: TextsByLanguage

    /// Makes settings.
    public init(
        title: TextsByLanguage = TextsByLanguage(),
        welcomeTitle: TextsByLanguage = TextsByLanguage(),
        welcomeText: TextsByLanguage = TextsByLanguage()
    ) {
        self.title = title
        self.welcomeTitle = welcomeTitle
        self.welcomeText = welcomeText
    }
}
