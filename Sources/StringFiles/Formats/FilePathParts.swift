/// The parts of the path of a file that formats look at.
package struct FilePathParts: Sendable {
    /// The folders, the outermost first.
    package let folders: [Substring]
    /// The name of the file.
    package let name: Substring

    /// Takes a path apart; it need not exist, and `-` is a name like any other.
    package init(_ path: String) {
        var parts = path.split(separator: "/")
        name = parts.popLast() ?? ""
        folders = parts
    }

    /// The name before its last dot.
    package var stem: Substring {
        name.lastIndex(of: ".").map { name[..<$0] } ?? name
    }

    /// What stands behind the last dot, in lower case; empty without a dot.
    package var fileExtension: String {
        name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
    }

    /// The folder that the file lies in; empty when the path has none.
    package var folder: Substring { folders.last ?? "" }
}
