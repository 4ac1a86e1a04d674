internal import CommandLineArguments
internal import Glibc

/// What the `l10n.yaml` of a Flutter app says about its ARB files.
enum FlutterSettings {
    /// Whether apostrophes quote in the ARB file at a path: `use-escaping` of the nearest
    /// `l10n.yaml` above it, whose default is false; nil where there is none.
    ///
    /// See <https://docs.flutter.dev/ui/internationalization> (configuring the l10n.yaml file).
    static func usesEscaping(of path: FilePath) -> Bool? {
        guard !path.isStandardStream, var folder = folder(of: path) else { return nil }
        while true {
            let settings = FilePath(folder + Array("/l10n.yaml".utf8))
            if let bytes = try? InputFile.read(settings, limit: 1 << 20) {
                return usesEscaping(String(decoding: bytes, as: UTF8.self))
            }
            guard let slash = folder.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            folder.removeSubrange(slash...)
        }
    }

    private static func usesEscaping(_ settings: String) -> Bool {
        let name = "use-escaping:"
        for line in settings.split(whereSeparator: \.isNewline) where line.hasPrefix(name) {
            let value = line.dropFirst(name.count).split(whereSeparator: { $0 == " " || $0 == "#" })
            return value.first?.lowercased() == "true"
        }
        return false
    }

    /// The folder of a file, from the root, without a slash at its end.
    private static func folder(of path: FilePath) -> [UInt8]? {
        let terminated = path.bytes.map { CChar(bitPattern: $0) } + [0]
        guard let found = unsafe realpath(terminated, nil) else { return nil }
        defer { unsafe free(found) }
        let bytes = unsafe UnsafeBufferPointer(start: found, count: strlen(found))
            .map { UInt8(bitPattern: $0) }
        return bytes.lastIndex(of: UInt8(ascii: "/")).map { Array(bytes[..<$0]) }
    }
}
