internal import CommandLineArguments
internal import StringFiles
internal import TextChecks

/// What the command line says about a run of `cta lint`.
struct LintOptions: Sendable {
    /// The format of the files; by name and content when nil.
    var format: FileFormat?
    /// How placeholders are written where the files do not say.
    var dialect = PlaceholderDialect.unknown
    /// The ids and families that run alone.
    var only: Set<String> = []
    /// The ids and families that do not run.
    var skipped: Set<String> = []
    /// How many parts of a file are checked at once.
    var jobs = 1
    /// Whether what can be mended safely is.
    var fixes = false

    /// A policy with the choice of the command line.
    func choosing(_ policy: CheckPolicy) -> CheckPolicy {
        var policy = policy
        policy.only = only
        policy.skipped = skipped
        return policy
    }
}
