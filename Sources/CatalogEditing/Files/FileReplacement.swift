internal import Glibc

/// Puts new bytes in the place of a file: a temporary file in its folder, synced, then renamed.
///
/// The temporary file has one name, `.NAME.cta-new`: what a killed run left behind is in the way of
/// the next one, which removes it.
struct FileReplacement {
    private let path: [UInt8]
    private let folder: [UInt8]
    private let temporary: [UInt8]

    /// The most bytes of a file's name on Linux.
    private static let nameLimit = 255

    init(of path: [UInt8]) {
        self.path = path
        let slash = UInt8(ascii: "/")
        let start = path.lastIndex(of: slash).map { $0 + 1 } ?? 0
        folder = start == 0 ? Array("./".utf8) : Array(path[..<start])
        let suffix = Array(".cta-new".utf8)
        let name = Array(path[start...].prefix(Self.nameLimit - 1 - suffix.count))
        temporary = folder + [UInt8(ascii: ".")] + name + suffix
    }

    /// Replaces a file that is locked by the caller, so that nobody else uses the temporary name.
    func replace(_ current: borrowing Descriptor, with bytes: [UInt8]) throws(CatalogError) {
        _ = unsafe unlink(temporary.cString)
        let new: Descriptor
        do throws(CatalogError) {
            new = try Descriptor(opening: temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
        } catch {
            throw error.adding(" for a temporary file in its folder")
        }
        do throws(CatalogError) {
            let status = try current.status()
            // Only root may give a file away; the group may be one that the user is not in.
            if fchown(new.number, status.st_uid, status.st_gid) != 0 {
                _ = fchown(new.number, uid_t.max, status.st_gid)
            }
            guard fchmod(new.number, status.st_mode & 0o7777) == 0 else {
                throw CatalogError(system: errno)
            }
            try new.write(bytes)
            guard unsafe rename(temporary.cString, path.cString) == 0 else {
                throw CatalogError(system: errno)
            }
        } catch {
            _ = unsafe unlink(temporary.cString)
            throw error
        }
        try syncFolder()
    }

    /// Makes the file; its temporary name is a lock between those who want to make it.
    func create(_ bytes: [UInt8], patience: Int) throws(CatalogError) {
        try refuseExisting()
        let new = try Descriptor(
            locking: temporary, O_RDWR | O_CREAT | O_NOFOLLOW, patience: patience)
        do throws(CatalogError) {
            guard ftruncate(new.number, 0) == 0 else { throw CatalogError(system: errno) }
            try new.write(bytes)
            // Unlike a rename, a link never takes the place of a file.
            guard unsafe link(temporary.cString, path.cString) == 0 else {
                try refuseExisting()
                throw CatalogError(system: errno)
            }
        } catch {
            _ = unsafe unlink(temporary.cString)
            throw error
        }
        _ = unsafe unlink(temporary.cString)
        // Not before: both names are this file, and who edits it now uses the temporary name too.
        new.unlock()
        try syncFolder()
    }

    private func refuseExisting() throws(CatalogError) {
        var status = stat()
        guard unsafe lstat(path.cString, &status) != 0 else {
            throw CatalogError(.exists, "exists already, take another name")
        }
        guard errno == ENOENT else { throw CatalogError(system: errno) }
    }

    /// Waits until the new name is on the disk; a folder that cannot be opened for that is left to
    /// the system.
    private func syncFolder() throws(CatalogError) {
        let number = unsafe open(folder.cString, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard number >= 0 else { return }
        defer { close(number) }
        guard fsync(number) == 0 || errno == EINVAL else { throw CatalogError(system: errno) }
    }
}
