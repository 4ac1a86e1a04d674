/// Xcode's `.xcloc`: a folder that holds the XLIFF of one language and what helps to translate it.
package enum XCLocFolder {
    /// Whether a path is one of such a folder, by its name.
    package static func isOne(_ path: String) -> Bool {
        FilePathParts(path).fileExtension == "xcloc"
    }

    /// The path of the XLIFF in the folder: `de.xcloc/Localized Contents/de.xliff`; nil for a path
    /// of another kind.
    package static func xliffPath(in path: String) -> String? {
        guard isOne(path) else { return nil }
        let folder = path.utf8.last == UInt8(ascii: "/") ? String(path.dropLast()) : path
        return "\(folder)/Localized Contents/\(FilePathParts(path).stem).xliff"
    }
}
