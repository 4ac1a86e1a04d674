internal import CommandLineArguments
internal import Glibc

/// Why a command stops: the one error of the command besides a usage error.
package struct CommandError: Error, Equatable {
    /// What kind of obstacle it is.
    package enum Reason: Equatable, Sendable {
        /// No such file.
        case notFound
        /// The file, or a folder above it, is closed to this user.
        case noPermission
        /// A folder stands where a file should.
        case isDirectory
        /// The file is larger than the command reads.
        case tooLarge
        /// No space is left for the output.
        case noSpace
        /// Whoever read the output has gone; nothing is said about it.
        case closedPipe
        /// Another failure of the system.
        case system
        /// What was read cannot be used; the message says where and why.
        case refused
    }

    /// What kind of obstacle it is.
    package let reason: Reason
    /// The `errno` of the failure, or 0.
    package let code: Int32
    /// The file or stream, fit for a message; nil when the error is about none.
    package let path: String?
    /// What is wrong and what to do: lower case, no full stop, one line.
    package let message: String

    /// The failure of a system call on a path.
    package init(code: Int32, path: String) {
        let reason = Self.reason(of: code)
        self.init(reason: reason, code: code, path: path, message: Self.message(reason, code))
    }

    /// A refused input: exit 1, nothing on standard output.
    package static func refused(path: String?, _ message: String) -> CommandError {
        CommandError(reason: .refused, code: 0, path: path, message: message)
    }

    /// A file that is larger than the command reads.
    package static func tooLarge(path: String, limit: Int) -> CommandError {
        CommandError(
            reason: .tooLarge, code: EFBIG, path: path, message: "larger than \(limit >> 20) MiB")
    }

    /// A folder without anything to read: exit 3, as for a missing file.
    package static func nothingToRead(path: String, _ message: String) -> CommandError {
        CommandError(reason: .notFound, code: ENOENT, path: path, message: message)
    }

    private init(reason: Reason, code: Int32, path: String?, message: String) {
        self.reason = reason
        self.code = code
        self.path = path
        self.message = message
    }

    /// The exit status that goes with it.
    package var status: ExitCode { reason == .refused ? .findings : .couldNotRun }

    /// The line for standard error, without a line feed; nil when nothing is to be said.
    package var line: String? {
        guard reason != .closedPipe else { return nil }
        return (["cta", path, message] as [String?]).compactMap(\.self).joined(separator: ": ")
    }

    /// The line for a finding, when the command goes on: without the name of the command.
    package var finding: String {
        [path, message].compactMap(\.self).joined(separator: ": ")
    }

    private static func reason(of code: Int32) -> Reason {
        switch code {
        case ENOENT, ENOTDIR: .notFound
        case EACCES, EPERM: .noPermission
        case EISDIR: .isDirectory
        case ENOSPC, EDQUOT: .noSpace
        case EPIPE: .closedPipe
        default: .system
        }
    }

    private static func message(_ reason: Reason, _ code: Int32) -> String {
        switch reason {
        case .notFound: return "no such file"
        case .noPermission: return "no permission"
        case .isDirectory: return "is a directory, not a file"
        case .noSpace: return "no space left"
        case .tooLarge, .closedPipe, .system, .refused:
            guard let text = unsafe strerror(code) else { return "error \(code)" }
            let message = unsafe String(cString: text)
            return message.prefix(1).lowercased() + message.dropFirst()
        }
    }
}
