/// How `cta lint` prints findings.
enum LintFormat: String, CaseIterable {
    /// One line a finding.
    case text
    /// One object.
    case json
}
