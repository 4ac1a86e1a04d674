extension CheckSettings {
    /// A glossary of one term.
    static func glossary(_ source: String, _ translations: [String: String]) -> CheckSettings {
        var settings = CheckSettings()
        settings.glossary = [GlossaryTerm(source: source, translations: translations)]
        return settings
    }

    /// A limit of columns for all texts.
    static func columns(_ count: Int) -> CheckSettings {
        var rule = LimitRule()
        rule.columns = count
        var settings = CheckSettings()
        settings.limits = [rule]
        return settings
    }

    /// All texts as those of pushes.
    static func push(_ profile: PushProfile) -> CheckSettings {
        var rule = LimitRule()
        rule.push = profile
        var settings = CheckSettings()
        settings.limits = [rule]
        return settings
    }
}
