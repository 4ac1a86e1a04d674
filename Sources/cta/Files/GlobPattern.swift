internal import CommandLineArguments
internal import Glibc

/// Patterns such as `Locales/*.arb` that no shell has expanded.
enum GlobPattern {
    /// The paths that a pattern matches, in the order of their bytes; the path itself when it is no
    /// pattern, is there, or matches nothing.
    static func paths(_ path: FilePath) -> [FilePath] {
        let signs = "*?[".utf8
        guard path.bytes.contains(where: { signs.contains($0) }) else { return [path] }
        let pattern = path.bytes.map { CChar(bitPattern: $0) } + [0]
        guard unsafe access(pattern, F_OK) != 0 else { return [path] }
        var matches = unsafe glob_t()
        defer { unsafe globfree(&matches) }
        guard unsafe glob(pattern, 0, nil, &matches) == 0 else { return [path] }
        let paths = unsafe (0..<Int(matches.gl_pathc)).compactMap { index in
            unsafe matches.gl_pathv[index].map { text in
                unsafe FilePath(
                    UnsafeBufferPointer(start: text, count: strlen(text))
                        .map { UInt8(bitPattern: $0) })
            }
        }
        return paths.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
