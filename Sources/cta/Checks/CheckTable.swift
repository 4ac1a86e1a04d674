internal import CTAContent
internal import CatalogEditing
internal import StringFiles
internal import TextChecks

/// All checks and rules that a finding can name.
package enum CheckTable {
    /// The checks by subject, in the order of the page.
    package static let areas =
        families + [readers, losses] + texts + [refusals, snapshots, sends, comparisons]

    /// The check of an id, compared by bytes.
    package static func entry(_ id: String) -> CheckEntry? {
        areas.lazy.flatMap(\.entries).first { $0.id.utf8.elementsEqual(id.utf8) }
    }

    /// One subject for each family of checks of string files.
    private static let families: [CheckArea] = {
        var families: [String] = []
        for id in CheckID.allCases where !families.contains(id.family) {
            families.append(id.family)
        }
        return families.map { family in
            CheckArea(
                title: "String files: \(family)",
                introduction: "`cta lint` checks texts of all formats.",
                entries: CheckID.allCases.filter { $0.family == family }.map(CheckEntry.init),
                hasAdvice: false)
        }
    }()

    private static let readers = CheckArea(
        title: "Reading string files of any format",
        introduction: "`cta convert` and the commands beside it find these as they read.",
        entries: DiagnosticID.entries, hasAdvice: true)

    private static let losses = CheckArea(
        title: "What another format cannot hold",
        introduction: "`cta convert` lists these and refuses, or warns with `--lossy`.",
        entries: Loss.Kind.entries, hasAdvice: true)

    private static let refusals = CheckArea(
        title: "Catalogs, drafts and pushes",
        introduction: "These are found where texts come together on a card.",
        entries: ContentCheck.entries + CatalogRule.entries, hasAdvice: true)

    private static let snapshots = CheckArea(
        title: "Snapshots",
        introduction: "`cta snapshot` finds these in the paywalls that a device reported.",
        entries: SnapshotCheck.entries, hasAdvice: true)

    private static let sends = CheckArea(
        title: "Events of sent cards",
        introduction: "`cta stats` and `cta send` find these in a file of events.",
        entries: SendEventCheck.entries, hasAdvice: true)

    private static let comparisons = CheckArea(
        title: "Devices and the backend",
        introduction: "`cta compare` finds these in a conformance table or an app's catalog.",
        entries: CompareCheck.entries, hasAdvice: true)

    /// One subject for each prefix of ids; kinds with one prefix have the same rules.
    private static let texts: [CheckArea] = {
        var prefixes: Set<String> = []
        return TextKind.allCases.filter { prefixes.insert($0.prefix).inserted }.map { kind in
            CheckArea(
                title: kind.title, introduction: kind.introduction,
                entries: kind.rules.rules.map { rule in
                    CheckEntry(
                        id: rule.id(for: kind), severity: rule.severity, summary: rule.summary,
                        explanation: RuleExplanation.text(rule, kind: kind))
                }, hasAdvice: false)
        }
    }()
}
