/// The texts of the support chat itself for one customer.
public struct RemoteTexts: Equatable, Sendable {
    /// The chat's title; nil when the app's own text stands.
    public var title: LocalizedText?
    /// The title of the welcome; nil when the app's own text stands.
    public var welcomeTitle: LocalizedText?
    /// The text of the welcome; nil when the app's own text stands.
    public var welcomeText: LocalizedText?
    /// Why a text that exists is not used: a blank or over-long value is never skipped in silence.
    public var findings: [Finding]
}

extension ContentResolver {
    /// The catalog's own texts of the support chat for a reported language, each resolved over its own languages.
    public func texts(language reported: String) -> RemoteTexts {
        var findings: [Finding] = []
        let settings = catalog.texts
        func resolved(_ texts: TextsByLanguage, _ field: RemoteTextField) -> LocalizedText? {
            guard let index = resolvers.resolver(over: texts.languages).resolvedIndex(reported)
            else {
                return nil
            }
            let entry = texts.entries[index]
            let found = ContentRule.check(remoteText: entry.text, field: field)
                .keyed("texts.\(field.rawValue)", language: entry.language)
            findings += found
            guard !found.contains(where: { $0.severity == .error }) else { return nil }
            return LocalizedText(text: entry.text, language: entry.language)
        }
        let title = resolved(settings.title, .title)
        let welcomeTitle = resolved(settings.welcomeTitle, .welcomeTitle)
        let welcomeText = resolved(settings.welcomeText, .welcomeText)
        return RemoteTexts(
            title: title, welcomeTitle: welcomeTitle, welcomeText: welcomeText, findings: findings)
    }
}
