internal import Glibc

/// A folder that goes with what was made in it.
package final class TemporaryFolder {
    /// The path as bytes, as the names of its files.
    package let path: [UInt8]
    /// The paths of what was made, a folder before what is in it.
    private var entries: [[UInt8]] = []

    /// Makes an empty folder.
    package init() throws {
        var template = Array("/tmp/test.XXXXXX\0".utf8).map { CChar(bitPattern: $0) }
        let isMade = unsafe mkdtemp(&template) != nil
        guard isMade else { throw SystemFailure("mkdtemp") }
        path = template.dropLast().map { UInt8(bitPattern: $0) }
    }

    deinit {
        for entry in entries.reversed() { unsafe remove(Self.cString(entry)) }
        unsafe rmdir(Self.cString(path))
    }

    /// The path as text.
    package var name: String { String(decoding: path, as: UTF8.self) }

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
        entries.append(file)
        defer { close(descriptor) }
        let written = unsafe Glibc.write(descriptor, bytes, bytes.count)
        guard written == bytes.count else { throw SystemFailure("write") }
        return file
    }

    /// Writes a file over one that this folder has written before.
    package func rewrite(_ text: String, at path: String) throws {
        let descriptor = unsafe open(Self.cString(Array(path.utf8)), O_WRONLY | O_TRUNC)
        guard descriptor >= 0 else { throw SystemFailure("open") }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        guard unsafe Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
            throw SystemFailure("write")
        }
    }

    /// Makes a folder in it and returns its path.
    package func makeFolder(_ name: String) throws -> String {
        let folder = path + Array("/\(name)".utf8)
        guard unsafe mkdir(Self.cString(folder), 0o700) == 0 else { throw SystemFailure("mkdir") }
        entries.append(folder)
        return String(decoding: folder, as: UTF8.self)
    }

    /// Makes a symbolic link in it.
    package func makeLink(_ name: String, to target: String) throws {
        let link = path + Array("/\(name)".utf8)
        guard unsafe symlink(target, Self.cString(link)) == 0 else {
            throw SystemFailure("symlink")
        }
        entries.append(link)
    }

    private static func cString(_ path: [UInt8]) -> [CChar] {
        path.map { CChar(bitPattern: $0) } + [0]
    }
}
