import Testing

/// A command line that cannot be answered, and what is said about it.
struct BadInput: CustomTestStringConvertible {
    /// The words of the line; `%` is the root of the repository.
    let line: [String]
    /// The bytes of standard input.
    let input: [UInt8]
    /// The exit status.
    let status: Int32
    /// The one line on standard error, without its line feed.
    let message: String

    var testDescription: String { line.joined(separator: " ") }

    /// A line without input.
    init(_ line: String, status: Int32, _ message: String) {
        self.init(line, input: [], status: status, message)
    }

    /// A line whose words have single spaces between them.
    init(_ line: String, input: [UInt8], status: Int32, _ message: String) {
        self.line = line.split(separator: " ").map(String.init)
        self.input = input
        self.status = status
        self.message = message
    }
}
