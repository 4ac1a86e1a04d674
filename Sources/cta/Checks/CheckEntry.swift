package import CTAContent

/// One check as `cta checks` speaks of it.
package struct CheckEntry: Equatable, Sendable {
    /// The stable id, such as `label.too-long`.
    package let id: String
    /// How much a finding matters.
    package let severity: Severity
    /// What it finds, in one line: lower case, no full stop.
    package let summary: String
    /// Why it matters and what to do: sentences in lines of at most 80 columns.
    package let explanation: String
    /// Texts that are reported, in one line each.
    package var reported: [String] = []
    /// Texts that are not.
    package var silent: [String] = []
}
