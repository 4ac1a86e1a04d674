internal import Glibc

/// A pattern of paths: `*`, `?` and `[…]` inside a name as in fnmatch(3), `**` for any folders.
struct PathPattern: Sendable {
    private let names: [[CChar]]
    private static let anyFolders = Array("**".utf8).map { CChar(bitPattern: $0) } + [0]

    /// Takes a pattern such as `ios/**/*.strings`.
    init(_ pattern: String) { names = Self.names(Array(pattern.utf8)) }

    /// Whether a path, relative to where the pattern counts from, is meant.
    ///
    /// - Complexity: the product of the numbers of names at most.
    func matches(_ path: [UInt8]) -> Bool {
        let path = Self.names(path)
        // reached[i]: whether the names so far match the first i names of the path.
        var reached = [Bool](repeating: false, count: path.count + 1)
        reached[0] = true
        for name in names {
            var next = [Bool](repeating: false, count: path.count + 1)
            if name == Self.anyFolders {
                let start = reached.firstIndex(of: true) ?? reached.count
                for index in start..<next.count { next[index] = true }
            } else {
                for index in path.indices where reached[index] {
                    next[index + 1] = unsafe fnmatch(name, path[index], 0) == 0
                }
            }
            reached = next
        }
        return reached[path.count]
    }

    private static func names(_ path: [UInt8]) -> [[CChar]] {
        path.split(separator: UInt8(ascii: "/")).map { name in
            name.map { CChar(bitPattern: $0) } + [0]
        }
    }
}
