/// What a run of a built executable left behind.
package struct CommandRun: Sendable {
    /// The exit status, or 128 and the number of the signal that ended it, as a shell says it.
    package let status: Int32
    /// The bytes of standard output; empty when it was not captured.
    package let output: [UInt8]
    /// The bytes of standard error.
    package let errors: [UInt8]

    /// Makes the result of a run.
    package init(status: Int32, output: [UInt8], errors: [UInt8]) {
        self.status = status
        self.output = output
        self.errors = errors
    }

    /// Standard output as text.
    package var outputText: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
}
