internal import CommandLineArguments

/// Two files to compare; one of them may not be there.
struct FilePair: Sendable {
    /// The first file.
    let old: FilePath?
    /// The second file.
    let new: FilePath?

    /// The name for messages.
    var name: String { (new ?? old).map(InputFile.name) ?? "" }

    /// Two files, or the files of two folders paired by their paths in them; of a file and a folder,
    /// the file and the one of its name in the folder.
    static func pairs(_ old: FilePath, _ new: FilePath) throws(CommandError) -> [FilePair] {
        switch (FolderWalk.isFolder(old), FolderWalk.isFolder(new)) {
        case (false, false): return [FilePair(old: old, new: new)]
        case (true, false): return [FilePair(old: child(of: old, named: new), new: new)]
        case (false, true): return [FilePair(old: old, new: child(of: new, named: old))]
        case (true, true): break
        }
        let first = try paths(in: old)
        let second = try paths(in: new)
        guard !first.isEmpty || !second.isEmpty else {
            throw .nothingToRead(path: old.description, "no string file in it")
        }
        return Set(first.keys).union(second.keys)
            .sorted { $0.lexicographicallyPrecedes($1) }
            .map { FilePair(old: first[$0], new: second[$0]) }
    }

    private static func child(of folder: FilePath, named file: FilePath) -> FilePath {
        let slash = UInt8(ascii: "/")
        let name =
            file.bytes.lastIndex(of: slash).map { file.bytes[($0 + 1)...] } ?? file.bytes[...]
        return FilePath(folder.bytes + (folder.bytes.last == slash ? [] : [slash]) + name)
    }

    /// The files of a folder by their paths in it; none in an empty one.
    private static func paths(in folder: FilePath) throws(CommandError) -> [[UInt8]: FilePath] {
        let files: [FilePath]
        do throws(CommandError) {
            files = try FolderWalk.files(
                in: [folder], endings: StringFileEndings.all, kind: "string file")
        } catch {
            guard error.reason == .notFound else { throw error }
            return [:]
        }
        var paths: [[UInt8]: FilePath] = [:]
        let start = folder.bytes.count + (folder.bytes.last == UInt8(ascii: "/") ? 0 : 1)
        for file in files { paths[Array(file.bytes.dropFirst(start))] = file }
        return paths
    }
}
