package import CommandLineArguments
internal import Glibc

/// Reading files and standard input.
package enum InputFile {
    /// No string file or catalog is near this size; a device such as /dev/zero is beyond any.
    package static let limit = 512 << 20

    /// All bytes of a file, or of standard input for `-`; at most `limit` bytes.
    package static func read(
        _ path: FilePath, limit: Int = limit
    ) throws(CommandError) -> [UInt8] {
        let name = name(of: path)
        if path.isStandardStream { return try read(STDIN_FILENO, name: name, limit: limit) }
        let terminated = path.bytes.map { CChar(bitPattern: $0) } + [0]
        let descriptor = unsafe open(terminated, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw CommandError(code: errno, path: name) }
        defer { close(descriptor) }
        return try read(descriptor, name: name, limit: limit)
    }

    /// The path as messages and findings name it: `standard input` for `-`.
    package static func name(of path: FilePath) -> String {
        path.isStandardStream ? "standard input" : path.description
    }

    private static func read(
        _ descriptor: Int32, name: String, limit: Int
    ) throws(CommandError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(size(of: descriptor) + 1, limit))
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe Glibc.read(descriptor, &chunk, chunk.count)
            if count == 0 { return bytes }
            guard count > 0 else {
                let code = errno
                if code == EINTR { continue }
                if code == EAGAIN {
                    awaitInput(descriptor)
                    continue
                }
                throw CommandError(code: code, path: name)
            }
            guard bytes.count + count <= limit else {
                throw .tooLarge(path: name, limit: limit)
            }
            bytes += chunk[..<count]
        }
    }

    /// The size that the file system states, or 0: a pipe has none, and a file may grow.
    private static func size(of descriptor: Int32) -> Int {
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { return 0 }
        return max(0, Int(status.st_size))
    }

    private static func awaitInput(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&request, 1, -1)
    }
}
