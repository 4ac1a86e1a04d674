internal import CTAContent
internal import CommandLineArguments
internal import StringFiles
internal import TextChecks

/// What a `.cta-lint.json` says.
struct LintConfiguration: Sendable {
    /// What holds for some files only.
    struct Override: Sendable {
        /// The files, relative to the folder of the configuration; empty for all.
        var paths: [PathPattern] = []
        /// The formats; empty for all.
        var formats: [FileFormat] = []
        /// Levels by id or family.
        var severities: [(name: String, level: CheckPolicy.Level)] = []
        /// Limits, which come before the general ones.
        var limits: [LimitRule] = []
    }

    /// The name that is looked for beside a file and in the folders above it.
    static let fileName = ".cta-lint.json"

    /// The folder of the configuration, from the root.
    var folder: [UInt8] = []
    /// Levels by id or family.
    var severities: [(name: String, level: CheckPolicy.Level)] = []
    /// What holds for some files only; later ones win.
    var overrides: [Override] = []
    /// Limits of texts by key or kind.
    var limits: [LimitRule] = []
    /// Terms with one translation.
    var glossary: [GlossaryTerm] = []
    /// The languages that a catalog must have.
    var languages: [String] = []

    /// The policy of one file, without what the command line says.
    func policy(for path: FilePath, _ format: FileFormat) -> CheckPolicy {
        var policy = CheckPolicy()
        Self.apply(severities, to: &policy)
        for override in overrides where applies(override, to: path, format) {
            Self.apply(override.severities, to: &policy)
        }
        return policy
    }

    /// The settings of one file.
    func settings(for path: FilePath, _ format: FileFormat) -> CheckSettings {
        var settings = CheckSettings()
        let special = overrides.reversed().filter { applies($0, to: path, format) }
        settings.limits = special.flatMap(\.limits) + limits
        settings.glossary = glossary
        settings.languages = languages
        settings.sparseLanguages = SparseLanguages.parents
        return settings
    }

    private static func apply(
        _ levels: [(name: String, level: CheckPolicy.Level)], to policy: inout CheckPolicy
    ) {
        for (name, level) in levels {
            if name.utf8.contains(UInt8(ascii: ".")) {
                policy.ids[name] = level
            } else {
                policy.families[name] = level
            }
        }
    }

    private func applies(
        _ override: Override, to path: FilePath, _ format: FileFormat
    ) -> Bool {
        guard override.formats.isEmpty || override.formats.contains(format) else { return false }
        guard !override.paths.isEmpty else { return true }
        let relative = LintConfigurationSearch.relative(path, to: folder)
        return override.paths.contains { $0.matches(relative) }
    }
}
