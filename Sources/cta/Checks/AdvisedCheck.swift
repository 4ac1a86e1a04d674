internal import CTAContent
internal import CatalogEditing
internal import ContentRules

/// A list of checks each of which says what to do about a finding.
protocol AdvisedCheck: CaseIterable, RawRepresentable where RawValue == String {
    /// The stable id.
    var id: String { get }
    /// How grave a finding is.
    var severity: Severity { get }
    /// What is found, in a line.
    var summary: String { get }
    /// What to do about it.
    var advice: String { get }
}

extension ContentCheck: AdvisedCheck {}
extension CatalogRule: AdvisedCheck {}
extension CompareCheck: AdvisedCheck {}
extension SnapshotCheck: AdvisedCheck {}
extension SendEventCheck: AdvisedCheck {}

extension AdvisedCheck {
    /// The raw value.
    var id: String { rawValue }

    /// The list for the page, in its own order.
    static var entries: [CheckEntry] {
        allCases.map {
            CheckEntry(
                id: $0.id, severity: $0.severity, summary: $0.summary,
                explanation: $0.advice)
        }
    }
}
