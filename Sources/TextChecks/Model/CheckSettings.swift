/// What checks need to know that no file says.
package struct CheckSettings: Sendable {
    /// Limits of texts; the first rule that is about a text counts.
    package var limits: [LimitRule] = []
    /// Terms with one translation.
    package var glossary: [GlossaryTerm] = []
    /// The languages that a catalog must have; empty for those that any of its strings has.
    package var languages: [String] = []
    /// The languages whose files may leave out what another language's file says: `en-GB` for `en`.
    package var sparseLanguages: [String: String] = [:]

    /// What is usual.
    package init() {}
}
