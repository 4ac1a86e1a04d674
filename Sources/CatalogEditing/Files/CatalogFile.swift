internal import Glibc

/// A catalog file: read whole, and replaced whole by one writer at a time.
///
/// A reader sees the old bytes or the new ones, never a part, whenever a writer is killed. The lock
/// is on the file itself, so nothing lies beside it; a writer that waited for one that replaced the
/// file looks again. A symbolic link is followed: the file that it leads to is replaced, with its
/// permissions and, where the system allows it, its owner. Another hard link keeps the old bytes.
package struct CatalogFile: Sendable {
    /// The path as given.
    package let path: [UInt8]
    /// The path fit for a message.
    package let name: String
    /// How long a writer waits for another one, in milliseconds.
    private let patience: Int

    /// Names a file; whether it is there is seen when it is used.
    package init(path: [UInt8], name: String, patienceInMilliseconds patience: Int = 30_000) {
        self.path = path
        self.name = name
        self.patience = patience
    }

    /// All bytes of the file.
    package func read() throws(CatalogError) -> [UInt8] {
        do throws(CatalogError) {
            return try Descriptor(opening: path, O_RDONLY).contents()
        } catch {
            throw error.at(name)
        }
    }

    /// Edits the file under its lock: reads it, has it edited, and replaces it if its bytes changed.
    ///
    /// - Parameter edit: makes the new bytes of those that are there; what it throws leaves the file
    ///   as it is.
    /// - Returns: What the edit returned; the new bytes are then on the disk.
    /// - Throws: What the edit throws, `busy` after 30 seconds of waiting, or the failure of a system
    ///   call, after which the file is as before.
    package func update(
        _ edit: ([UInt8]) throws(CatalogError) -> EditedCatalog
    ) throws(CatalogError) -> EditedCatalog {
        do throws(CatalogError) {
            let target = try resolvedPath()
            let current = try Descriptor(locking: target, O_RDWR, patience: patience)
            let bytes = try current.contents()
            let edited = try edit(bytes)
            guard edited.bytes != bytes else { return edited }
            try FileReplacement(of: target).replace(current, with: edited.bytes)
            current.unlock()
            return edited
        } catch {
            throw error.at(name)
        }
    }

    /// Makes the file, which must not be there yet, whole or not at all.
    package func create(_ bytes: [UInt8]) throws(CatalogError) {
        do throws(CatalogError) {
            try FileReplacement(of: path).create(bytes, patience: patience)
        } catch {
            throw error.at(name)
        }
    }

    /// The path of the file itself, behind all symbolic links.
    private func resolvedPath() throws(CatalogError) -> [UInt8] {
        guard let resolved = unsafe realpath(path.cString, nil) else {
            throw CatalogError(system: errno)
        }
        // The buffer is ours and freed here.
        defer { unsafe free(resolved) }
        return unsafe Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
    }
}

extension [UInt8] {
    /// The bytes of a path with the terminating zero.
    var cString: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}

extension CatalogError {
    /// The failure of a system call.
    init(system code: Int32) { self.init(.system, Self.message(of: code), systemCode: code) }

    /// The error with more about what was tried.
    func adding(_ words: String) -> CatalogError {
        var error = self
        error.message += words
        return error
    }

    private static func message(of code: Int32) -> String {
        switch code {
        case ENOENT, ENOTDIR: return "no such file"
        case EACCES, EPERM: return "no permission"
        case EISDIR: return "is a directory, not a file"
        case ENOSPC, EDQUOT: return "no space left"
        default:
            let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
            return text.prefix(1).lowercased() + text.dropFirst()
        }
    }
}
