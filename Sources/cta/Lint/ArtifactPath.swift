package import CommandLineArguments

/// Where a file is, for programs that look for it: its own bytes, from the working folder on when it
/// is below.
///
/// A message shows a path; `PrintableText` writes what cannot be seen as an escape, and that names
/// no file.
package struct ArtifactPath: Hashable, Sendable {
    /// The path: from the working folder without a dot or a slash before it, else from the root.
    package let bytes: [UInt8]

    private static let slash = UInt8(ascii: "/")

    /// Places a path, as it was given, in the folder that the command runs in.
    ///
    /// - Parameters:
    ///   - path: a path from the folder or from the root; the file need not be there.
    ///   - folder: the working folder from the root, without a slash at its end.
    package init(_ path: FilePath, in folder: [UInt8]) {
        let isFromRoot = path.bytes.first == Self.slash
        let parts = Self.parts(of: isFromRoot ? path.bytes : folder + [Self.slash] + path.bytes)
        var whole = [Self.slash] + Self.joined(parts)
        // `..` of a link is not the folder that the link is in: only the system knows which it is.
        let hasParents = parts.contains(where: Self.isParent)
        if hasParents || Self.tail(of: whole, in: folder) == nil {
            let found = LintConfigurationSearch.folder(of: FilePath(whole))
            let resolved = Self.resolving(Self.parts(of: found + [Self.slash] + (parts.last ?? [])))
            whole = [Self.slash] + Self.joined(resolved)
        }
        bytes = Self.tail(of: whole, in: folder) ?? whole
    }

    /// The folder that the command runs in, from the root, without a slash at its end.
    package static var workingFolder: [UInt8] {
        LintConfigurationSearch.folder(of: FilePath("."))
    }

    /// Whether the file is not below the working folder.
    package var isAbsolute: Bool { bytes.first == Self.slash }

    /// A URI reference (RFC 3986): relative below the working folder, else a `file:` URI.
    package var uri: String {
        let plain = Array("-._~/!$&'()*+,;=@".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var escaped: [UInt8] = isAbsolute ? Array("file://".utf8) : []
        for byte in bytes {
            let isLetter = (0x61...0x7A).contains(byte | 0x20)
            if isLetter || (0x30...0x39).contains(byte) || plain.contains(byte) {
                escaped.append(byte)
            } else {
                escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// The path as text; nil when its bytes are none, or hold controls that a log must not repeat.
    package var text: String? {
        guard let text = String(validating: bytes, as: UTF8.self),
            text.unicodeScalars.allSatisfy({ scalar in
                ["\t", "\n", "\r"].contains(scalar)
                    || scalar.properties.generalCategory != .control
            })
        else { return nil }
        return text
    }

    /// The names of a path, without those that lead nowhere.
    private static func parts(of path: [UInt8]) -> [ArraySlice<UInt8>] {
        path.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
    }

    private static func isParent(_ part: ArraySlice<UInt8>) -> Bool {
        part.elementsEqual("..".utf8)
    }

    /// The names of a path from the root, where `..` takes the one before away.
    private static func resolving(_ parts: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
        var resolved: [ArraySlice<UInt8>] = []
        for part in parts {
            if isParent(part) { _ = resolved.popLast() } else { resolved.append(part) }
        }
        return resolved
    }

    private static func joined(_ parts: [ArraySlice<UInt8>]) -> [UInt8] {
        Array(parts.joined(separator: [slash]))
    }

    /// What follows the folder in a path that starts with it.
    private static func tail(of path: [UInt8], in folder: [UInt8]) -> [UInt8]? {
        let start = folder + [slash]
        guard path.starts(with: start), path.count > start.count else { return nil }
        return Array(path[start.count...])
    }
}
