package import ContentRules

/// Which findings count, and for how much: everything that is a matter of taste or of a project.
///
/// Checks themselves know nothing of it.
package struct CheckPolicy: Sendable {
    /// What becomes of the findings of a check.
    package enum Level: Equatable, Sendable {
        /// They are not reported.
        case off
        /// They count as much as this.
        case severity(Severity)
    }

    /// Levels by id.
    package var ids: [String: Level] = [:]
    /// Levels by family, the first part of an id; those by id win.
    package var families: [String: Level] = [:]
    /// The ids and families that run alone; empty when all do.
    package var only: Set<String> = []
    /// The ids and families that do not run.
    package var skipped: Set<String> = []

    /// Everything as the checks say.
    package init() {}

    /// How much a finding counts; nil when it is not reported.
    package func severity(of id: String, reported: Severity) -> Severity? {
        let family = Self.family(of: id)
        if !only.isEmpty, !only.contains(id), !only.contains(family) { return nil }
        if skipped.contains(id) || skipped.contains(family) { return nil }
        switch ids[id] ?? families[family] {
        case .off: return nil
        case .severity(let severity): return severity
        case nil: return reported
        }
    }

    /// Whether a check can report anything.
    package func runs(_ id: String) -> Bool { severity(of: id, reported: .error) != nil }

    /// The checks that can report anything.
    package var checks: [Check] {
        CheckID.allCases.filter { runs($0.rawValue) }.map(\.check)
    }

    /// The first part of an id.
    package static func family(of id: String) -> String { String(id.prefix { $0 != "." }) }
}
