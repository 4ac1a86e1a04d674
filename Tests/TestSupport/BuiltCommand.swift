internal import Glibc

/// An executable that the build put beside the test bundle, or that is installed.
package struct BuiltCommand: Sendable {
    /// Where a run writes its results.
    package enum Output: Sendable {
        /// Into `CommandRun.output`.
        case captured
        /// To a file or device that exists, such as `/dev/full`.
        case path(String)
        /// To a peer that has gone; SIGPIPE ends the run, or is ignored.
        case brokenPipe(ignoresSignal: Bool)
        /// To nowhere: the descriptor is closed.
        case closed
    }

    /// The executable.
    package let path: String

    /// The executable of this name in the folder of the running test bundle.
    package init(_ name: String) throws {
        // The bundle is itself an executable on Linux.
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
        guard length > 0 else { throw SystemFailure("readlink") }
        let bundle = String(
            decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        path = bundle.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/" + name
    }

    /// An executable that is installed, such as an oracle of the tests.
    package init(at path: String) {
        self.path = path
    }

    /// Runs the executable with texts as arguments and waits for its end.
    package func run(
        _ arguments: String..., environment: [String: String] = [:], input: String = "",
        output: Output = .captured
    ) throws -> CommandRun {
        try run(
            arguments.map { Array($0.utf8) }, environment: environment, input: Array(input.utf8),
            output: output)
    }

    /// Runs the executable with arguments of any bytes and waits for its end.
    ///
    /// The environment is exactly the given one. All streams are files, so that no amount of output
    /// can block the run.
    package func run(
        _ arguments: [[UInt8]], environment: [String: String] = [:], input: [UInt8] = [],
        output: Output = .captured
    ) throws -> CommandRun {
        let standardInput = try NamelessFile(input)
        let standardOutput = try NamelessFile([])
        let standardError = try NamelessFile([])
        var command = [Array(path.utf8)] + arguments
        let actions = try SpawnActions()
        actions.duplicate(standardInput.descriptor, to: STDIN_FILENO)
        actions.duplicate(standardError.descriptor, to: STDERR_FILENO)
        switch output {
        case .captured: actions.duplicate(standardOutput.descriptor, to: STDOUT_FILENO)
        case .path(let path): actions.open(path, as: STDOUT_FILENO)
        case .closed: actions.close(STDOUT_FILENO)
        case .brokenPipe(let ignoresSignal):
            try actions.breakPipe(STDOUT_FILENO)
            // posix_spawn can only reset signals; a shell can have them ignored.
            if ignoresSignal {
                command =
                    ["/bin/sh", "-c", "trap '' PIPE; exec \"$0\" \"$@\""].map { Array($0.utf8) }
                    + command
            }
        }
        let status = try actions.spawn(command, environment: environment)
        return CommandRun(
            status: status, output: standardOutput.contents(), errors: standardError.contents())
    }
}
