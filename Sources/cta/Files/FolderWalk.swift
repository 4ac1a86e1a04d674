package import CommandLineArguments
internal import Glibc
internal import StringFiles

/// Finds the files of a folder and of the folders in it.
package struct FolderWalk {
    private let endings: [[UInt8]]
    private let kind: String

    /// Paths with each folder replaced by the files in it that have an ending such as `.arb`, each path once.
    package static func files(
        in paths: [FilePath], ending: String
    ) throws(CommandError) -> [FilePath] {
        try files(in: paths, endings: [ending], kind: "\(ending) file")
    }

    /// Paths with each folder replaced by the files in it that have one of the endings, each path once.
    ///
    /// A pattern such as `*/de.arb` that names no file stands for those it matches (glob(7)), and an `.xcloc` folder for
    /// the XLIFF in it. `kind` says in the message what is missing.
    ///
    /// A folder's files come in the order of their bytes. Hidden names and links to folders are left out, so that a walk
    /// ends. A path that is no folder is taken as it is, whatever its ending.
    /// - Throws: What the system says of a folder; a folder without such a file, which is rather a wrong path than clean.
    package static func files(
        in paths: [FilePath], endings: [String], kind: String
    ) throws(CommandError) -> [FilePath] {
        let walk = FolderWalk(endings: endings.map { Array($0.utf8) }, kind: kind)
        var seen: Set<FilePath> = []
        var files: [FilePath] = []
        for path in paths.flatMap(GlobPattern.paths) {
            for file in try isFolder(path) ? walk.files(in: path) : [path] {
                if seen.insert(file).inserted { files.append(file) }
            }
        }
        return files
    }

    private func files(in folder: FilePath) throws(CommandError) -> [FilePath] {
        var files: [FilePath] = []
        var folders = [folder]
        while let folder = folders.popLast() {
            let isBundle = Self.hasBundleName(folder)
            for name in try Self.names(in: folder) where name.first != UInt8(ascii: ".") {
                let path = Self.child(name, of: folder)
                switch try Self.kind(of: path) {
                // The other folders of a bundle hold copies of the sources.
                case .folder where !isBundle || name == Array("Localized Contents".utf8):
                    folders.append(path)
                case .file where !isBundle && endings.contains { Self.hasEnding(name, $0) }:
                    files.append(path)
                case .folder, .file, .other: break
                }
            }
        }
        guard !files.isEmpty else {
            throw .nothingToRead(path: InputFile.name(of: folder), "no \(kind) in it")
        }
        return files.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }

    /// The XLIFF in an `.xcloc` folder; any other path as it is.
    ///
    /// - Throws: What the system says of the folder; a folder without an XLIFF.
    static func fileOfBundle(_ path: FilePath) throws(CommandError) -> FilePath {
        guard hasBundleName(path), isFolder(path) else { return path }
        let endings = FileFormat.xliff.extensions.map { Array(".\($0)".utf8) }
        return try FolderWalk(endings: endings, kind: "XLIFF").files(in: path)[0]
    }

    private static func hasBundleName(_ folder: FilePath) -> Bool {
        hasEnding(folder.bytes, Array(".xcloc".utf8))
    }

    /// Whether a name has an ending, in either case of letters, and a path a slash at its end or not.
    private static func hasEnding(_ name: [UInt8], _ ending: [UInt8]) -> Bool {
        let name = name.last == UInt8(ascii: "/") ? name.dropLast() : name[...]
        return name.count > ending.count
            && zip(name.suffix(ending.count), ending).allSatisfy { byte, wanted in
                byte == wanted || (0x41...0x5A).contains(byte) && byte | 0x20 == wanted
            }
    }

    private static func child(_ name: [UInt8], of folder: FilePath) -> FilePath {
        let slash = UInt8(ascii: "/")
        return FilePath(folder.bytes + (folder.bytes.last == slash ? [] : [slash]) + name)
    }

    private enum EntryKind { case file, folder, other }

    /// Whether a path leads to a folder; what cannot be asked is left to reading, which words it.
    static func isFolder(_ path: FilePath) -> Bool {
        guard !path.isStandardStream else { return false }
        var status = stat()
        return unsafe stat(cString(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func kind(of path: FilePath) throws(CommandError) -> EntryKind {
        var status = stat()
        guard unsafe lstat(cString(path), &status) == 0 else {
            // Gone since its name was read.
            if errno == ENOENT { return .other }
            throw CommandError(code: errno, path: path.description)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return isFolder(path) ? .other : .file
        default: return .other
        }
    }

    private static func names(in folder: FilePath) throws(CommandError) -> [[UInt8]] {
        guard let stream = unsafe opendir(cString(folder)) else {
            throw CommandError(code: errno, path: folder.description)
        }
        defer { unsafe closedir(stream) }
        var names: [[UInt8]] = []
        errno = 0
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe Array(bytes.prefix { $0 != 0 })
            }
            names.append(name)
            errno = 0
        }
        guard errno == 0 else { throw CommandError(code: errno, path: folder.description) }
        return names
    }

    private static func cString(_ path: FilePath) -> [CChar] {
        path.bytes.map { CChar(bitPattern: $0) } + [0]
    }
}
