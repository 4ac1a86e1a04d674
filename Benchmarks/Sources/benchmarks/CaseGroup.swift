/// Cases that belong together: one part of the table, and one part of the plot.
struct CaseGroup: Sendable {
    let title: String
    /// Ours first, then the peers.
    let cases: [Case]
}
