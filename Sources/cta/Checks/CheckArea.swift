/// Checks of one subject.
package struct CheckArea: Sendable {
    /// What the checks are about, as a heading.
    package let title: String
    /// Where the checks run, in one sentence.
    package let introduction: String
    /// The checks.
    package let entries: [CheckEntry]
    /// Whether a table says what to do, which is not the same for every check.
    package let hasAdvice: Bool
}
