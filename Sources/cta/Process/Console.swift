internal import CommandLineArguments
internal import Glibc

/// The standard streams of a run, and what they can show.
package struct Console: Sendable {
    /// Results. Flushed at the end of a run; a command that produces much flushes in between.
    package var output: StandardStream
    /// Messages.
    package private(set) var errors: StandardStream
    /// What standard output can show.
    package let outputTerminal: Terminal
    /// What standard error can show.
    package let errorTerminal: Terminal

    /// The streams of this process.
    package static var ofProcess: Console {
        Console(
            output: StandardStream(descriptor: STDOUT_FILENO, name: "standard output"),
            errors: StandardStream(descriptor: STDERR_FILENO, name: "standard error"),
            outputTerminal: Terminal(descriptor: STDOUT_FILENO),
            errorTerminal: Terminal(descriptor: STDERR_FILENO))
    }

    /// Streams that only collect, for running a command inside a test; interactive ones as a terminal
    /// with this environment.
    package static func collecting(
        isInteractive: Bool = false, environment: [String: String] = [:]
    ) -> Console {
        let terminal = Terminal(isInteractive: isInteractive, measured: nil) { environment[$0] }
        return Console(
            output: StandardStream(descriptor: nil, name: "standard output"),
            errors: StandardStream(descriptor: nil, name: "standard error"),
            outputTerminal: terminal, errorTerminal: terminal)
    }

    /// Prints one line to standard error at once.
    ///
    /// That standard error cannot be written to is no reason to stop, and there is nowhere left to
    /// say it.
    package mutating func report(_ line: String) {
        errors.print(line)
        try? errors.flush()
    }

    /// Shows how far long work has come, on a terminal only.
    package mutating func show(_ progress: inout ProgressLine) {
        guard errorTerminal.hasControlSequences,
            let bytes = progress.update(at: .now, columns: errorTerminal.columns)
        else { return }
        errors.write(bytes.utf8)
        try? errors.flush()
    }

    /// Takes the progress line off the terminal.
    package mutating func erase(_ progress: inout ProgressLine) {
        guard let bytes = progress.erase() else { return }
        errors.write(bytes.utf8)
        try? errors.flush()
    }
}
