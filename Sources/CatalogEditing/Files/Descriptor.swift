internal import Glibc
internal import JSON

/// An open file, which is closed, and so unlocked, with the last use of the value.
struct Descriptor: ~Copyable {
    let number: Int32

    /// Opens a file or folder; a new file has the permissions that the process gives to new files.
    init(opening path: [UInt8], _ flags: Int32) throws(CatalogError) {
        let number = unsafe open(path.cString, flags | O_CLOEXEC | O_NONBLOCK, 0o666)
        guard number >= 0 else { throw CatalogError(system: errno) }
        self.number = number
    }

    /// Opens a file and locks it, once it is the only one of its path.
    ///
    /// Who waits for a lock may wake up with one on a file that has lost its name: then it is opened
    /// anew.
    init(locking path: [UInt8], _ flags: Int32, patience: Int) throws(CatalogError) {
        var waited = 0
        while true {
            let descriptor = try Descriptor(opening: path, flags)
            try descriptor.requireFile()
            while flock(descriptor.number, LOCK_EX | LOCK_NB) != 0 {
                let code = errno
                guard code == EWOULDBLOCK || code == EINTR else { throw CatalogError(system: code) }
                guard waited < patience else {
                    throw CatalogError(.busy, "another edit keeps the file locked; try again")
                }
                usleep(Self.pause * 1_000)
                waited += Int(Self.pause)
            }
            if try descriptor.isFile(at: path) {
                self = descriptor
                return
            }
        }
    }

    deinit { close(number) }

    /// Gives the lock up; a value that is not used any more may be gone before its scope ends.
    func unlock() { _ = flock(number, LOCK_UN) }

    /// The milliseconds between two looks at a lock.
    private static let pause: UInt32 = 2

    /// What the system says of the file.
    func status() throws(CatalogError) -> stat {
        var status = stat()
        guard unsafe fstat(number, &status) == 0 else { throw CatalogError(system: errno) }
        return status
    }

    /// Refuses a folder, a pipe or a device.
    func requireFile() throws(CatalogError) {
        switch try status().st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw CatalogError(system: EISDIR)
        default: throw CatalogError(.notAFile, "is not a file that can be edited")
        }
    }

    /// Whether the file is the one that its path leads to now.
    private func isFile(at path: [UInt8]) throws(CatalogError) -> Bool {
        let own = try status()
        var named = stat()
        guard unsafe stat(path.cString, &named) == 0 else { return false }
        return own.st_dev == named.st_dev && own.st_ino == named.st_ino
    }

    /// All bytes of a file.
    func contents() throws(CatalogError) -> [UInt8] {
        try requireFile()
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe pread(number, &chunk, chunk.count, off_t(bytes.count))
            if count == 0 { return bytes }
            guard count > 0 else {
                let code = errno
                if code == EINTR { continue }
                throw CatalogError(system: code)
            }
            bytes += chunk[..<count]
            guard bytes.count <= JSONDocument.maximumByteCount else {
                throw CatalogError(
                    .notAFile, "larger than \(JSONDocument.maximumByteCount >> 20) MiB")
            }
        }
    }

    /// Writes the bytes of a new file and waits until they are on the disk.
    func write(_ bytes: [UInt8]) throws(CatalogError) {
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes[written...].withUnsafeBytes { rest in
                unsafe pwrite(number, rest.baseAddress, rest.count, off_t(written))
            }
            guard count >= 0 else {
                let code = errno
                if code == EINTR { continue }
                throw CatalogError(system: code)
            }
            written += count
        }
        guard fsync(number) == 0 else { throw CatalogError(system: errno) }
    }
}
