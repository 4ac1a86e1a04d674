internal import CTAContent

/// The resolution over the built-in languages, for commands.
enum BuiltInLanguages {
    /// Resolves as an app without settings of its own does.
    static let resolver = LanguageResolver(offered: BuiltInTexts.shared.languages.tags)
}
