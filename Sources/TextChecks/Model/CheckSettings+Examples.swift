extension CheckSettings {
    /// A glossary of one term.
    static func glossary(_ source: String, _ translations: [String: String]) -> CheckSettings {
        var settings = CheckSettings()
        settings.glossary = [GlossaryTerm(source: source, translations: translations)]
        return settings
    }

    /// A limit of columns for all texts.
    static func columns(_ count: Int) -> CheckSettings { limit { $0.columns = count } }

    /// All texts as those of pushes.
    static func push(_ profile: PushProfile) -> CheckSettings { limit { $0.push = profile } }

    private static func limit(_ set: (inout LimitRule) -> Void) -> CheckSettings {
        var rule = LimitRule()
        set(&rule)
        var settings = CheckSettings()
        settings.limits = [rule]
        return settings
    }
}
