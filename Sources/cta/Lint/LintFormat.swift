/// How `cta lint` prints findings.
enum LintFormat: String, CaseIterable {
    /// One line a finding, and the line of the file with carets below.
    case text
    /// One object.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Commands of a GitHub workflow, which become annotations.
    case github
}
