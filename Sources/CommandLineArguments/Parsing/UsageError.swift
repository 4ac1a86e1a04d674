/// A command line that cannot be understood.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    /// The words that called the command, such as `cta label add`.
    package let command: String
    /// What is wrong: lower case, no full stop, one line.
    package let message: String

    /// Makes an error.
    package init(command: String, message: String) {
        self.command = command
        self.message = message
    }

    /// One line that names the place and where to read on, without a line feed.
    package var description: String { "\(command): \(message) (try '\(command) --help')" }
}
