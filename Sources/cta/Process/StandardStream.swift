internal import Glibc

/// Standard output or standard error: bytes are collected, and written when flushed.
///
/// Collecting is what keeps the promise that a refused input leaves nothing on standard output.
package struct StandardStream: Sendable {
    private let descriptor: Int32?
    private let name: String
    /// What was written and not yet flushed.
    package private(set) var pending: [UInt8] = []

    /// The stream of a file descriptor; without one, bytes are only collected, as tests want it.
    package init(descriptor: Int32?, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Collects bytes.
    package mutating func write(_ bytes: some Sequence<UInt8>) {
        pending.append(contentsOf: bytes)
    }

    /// Collects the UTF-8 of a text and a line feed.
    package mutating func print(_ line: String) {
        write(line.utf8)
        pending.append(UInt8(ascii: "\n"))
    }

    /// Forgets what is not yet flushed.
    package mutating func discard() {
        pending.removeAll()
    }

    /// Writes everything collected; throws `.closedPipe`, `.noSpace` or another failure, and then
    /// has nothing left.
    package mutating func flush() throws(CommandError) {
        guard let descriptor else { return }
        let bytes = pending
        pending.removeAll(keepingCapacity: true)
        var written = 0
        while written < bytes.count {
            let count = Self.write(bytes, from: written, to: descriptor)
            if count >= 0 {
                written += count
                continue
            }
            let code = errno
            switch code {
            case EINTR: continue
            // A pipe that another process made non-blocking.
            case EAGAIN: Self.awaitSpace(descriptor)
            default: throw CommandError(code: code, path: name)
            }
        }
    }

    private static func write(_ bytes: [UInt8], from start: Int, to descriptor: Int32) -> Int {
        unsafe bytes.withUnsafeBytes { buffer in
            let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
            return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        }
    }

    private static func awaitSpace(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }

    /// Opens the null device in place of each standard stream that the caller has closed.
    ///
    /// Else the next file opened would become standard output, and a message would be written into
    /// it. The device is opened the wrong way round, so that using a closed stream still fails.
    package static func occupyClosed() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
