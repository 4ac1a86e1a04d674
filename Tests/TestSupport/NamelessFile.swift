internal import Glibc

/// A temporary file that has lost its name and goes with its last descriptor.
final class NamelessFile {
    let descriptor: Int32

    /// Makes a file of these bytes, to be read from its start.
    init(_ bytes: [UInt8]) throws {
        var template = Array("/tmp/test.XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
        descriptor = unsafe mkstemp(&template)
        guard descriptor >= 0 else { throw SystemFailure("mkstemp") }
        unsafe unlink(template)
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes[written...].withUnsafeBytes { rest in
                unsafe pwrite(descriptor, rest.baseAddress, rest.count, off_t(written))
            }
            guard count > 0 else { throw SystemFailure("pwrite") }
            written += count
        }
    }

    deinit { close(descriptor) }

    /// Everything in the file, wherever its readers and writers stand.
    func contents() -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe pread(descriptor, &chunk, chunk.count, off_t(bytes.count))
            guard count > 0 else { return bytes }
            bytes += chunk[..<count]
        }
    }
}
