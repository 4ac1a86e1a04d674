package import CommandLineArguments
internal import Glibc

/// Writing files: whole or not at all.
package enum OutputFile {
    /// Writes the bytes of a file, which is made or replaced; a failure leaves what was there.
    ///
    /// A regular file is written beside the old one and takes its place and its permissions; links
    /// are followed. What is no regular file, such as a pipe or `/dev/null`, is written directly.
    package static func write(_ bytes: [UInt8], to path: FilePath) throws(CommandError) {
        let name = path.description
        var status = stat()
        let terminated = cString(path.bytes)
        let exists = unsafe stat(terminated, &status) == 0
        guard !exists || status.st_mode & S_IFMT == S_IFREG else {
            guard status.st_mode & S_IFMT != S_IFDIR else {
                throw CommandError(code: EISDIR, path: name)
            }
            return try write(bytes, opening: terminated, O_WRONLY, 0, name: name)
        }
        // A file that may not be written is not replaced either, though its folder allows it.
        if exists, unsafe access(terminated, W_OK) != 0 {
            throw CommandError(code: errno, path: name)
        }
        let target = exists ? resolved(terminated) ?? path.bytes : path.bytes
        let temporary = cString(target + Array(".\(getpid()).tmp".utf8))
        let mode = exists ? status.st_mode & 0o777 : 0o666
        do throws(CommandError) {
            try write(bytes, opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode, name: name)
            if exists { unsafe chmod(temporary, mode) }
            guard unsafe rename(temporary, cString(target)) == 0 else {
                throw CommandError(code: errno, path: name)
            }
        } catch {
            unsafe unlink(temporary)
            throw error
        }
    }

    /// Whether two paths lead to one file.
    package static func isSame(_ left: FilePath, _ right: FilePath) -> Bool {
        if left == right { return true }
        var (first, second) = (stat(), stat())
        guard unsafe stat(cString(left.bytes), &first) == 0,
            unsafe stat(cString(right.bytes), &second) == 0
        else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    private static func write(
        _ bytes: [UInt8], opening path: [CChar], _ flags: Int32, _ mode: mode_t, name: String
    ) throws(CommandError) {
        let descriptor = unsafe open(path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw CommandError(code: errno, path: name) }
        var stream = StandardStream(descriptor: descriptor, name: name)
        stream.write(bytes)
        do throws(CommandError) {
            try stream.flush()
        } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 else { throw CommandError(code: errno, path: name) }
    }

    private static func resolved(_ path: [CChar]) -> [UInt8]? {
        guard let found = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(found) }
        return unsafe Array(String(cString: found).utf8)
    }

    private static func cString(_ path: [UInt8]) -> [CChar] {
        path.map { CChar(bitPattern: $0) } + [0]
    }
}
