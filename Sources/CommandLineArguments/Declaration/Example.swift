/// A command line that help shows, and what it is good for.
package struct Example: Sendable {
    /// The line as typed in a shell.
    package let line: String
    /// What it does: lower case, no full stop.
    package let purpose: String

    /// Makes an example.
    package init(_ line: String, _ purpose: String) {
        self.line = line
        self.purpose = purpose
    }
}
