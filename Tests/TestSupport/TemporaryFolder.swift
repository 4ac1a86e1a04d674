internal import Glibc

/// A folder that goes with the files written into it.
package final class TemporaryFolder {
    /// The path as bytes, as the names of its files.
    package let path: [UInt8]
    private var files: [[UInt8]] = []

    /// Makes an empty folder.
    package init() throws {
        var template = Array("/tmp/test.XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
        let isMade = unsafe mkdtemp(&template) != nil
        guard isMade else { throw SystemFailure("mkdtemp") }
        path = template.dropLast().map { UInt8(bitPattern: $0) }
    }

    deinit {
        for file in files { unsafe unlink(Self.cString(file)) }
        unsafe rmdir(Self.cString(path))
    }

    /// Writes a new file and returns its path.
    package func write(_ text: String, as name: String) throws -> String {
        String(decoding: try write(Array(text.utf8), as: Array(name.utf8)), as: UTF8.self)
    }

    /// Writes a new file, whose name may be any bytes, and returns its path.
    package func write(
        _ bytes: [UInt8], as name: [UInt8], mode: UInt32 = 0o600
    ) throws -> [UInt8] {
        let file = path + [UInt8(ascii: "/")] + name
        let descriptor = unsafe open(Self.cString(file), O_WRONLY | O_CREAT | O_EXCL, mode)
        guard descriptor >= 0 else { throw SystemFailure("open") }
        files.append(file)
        defer { close(descriptor) }
        let written = unsafe Glibc.write(descriptor, bytes, bytes.count)
        guard written == bytes.count else { throw SystemFailure("write") }
        return file
    }

    private static func cString(_ path: [UInt8]) -> [CChar] {
        path.map { CChar(bitPattern: $0) } + [0]
    }
}
