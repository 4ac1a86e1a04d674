internal import CommandLineArguments
internal import Glibc

/// Finds the configuration of a file: the nearest `.cta-lint.json` in its folder or above.
struct LintConfigurationSearch {
    private let explicit: LintConfiguration?
    private var known: [[UInt8]: LintConfiguration?] = [:]

    /// Looks beside the files; a file that the command line names holds for all of them.
    init(explicit path: FilePath?) throws(CommandError) {
        explicit = try path.map { path throws(CommandError) in
            var configuration = try LintConfigurationReader.read(path)
            configuration.folder = Self.folder(of: path)
            return configuration
        }
    }

    /// The configuration of a file; an empty one when there is none.
    mutating func configuration(
        of path: FilePath
    ) throws(CommandError) -> LintConfiguration {
        if let explicit { return explicit }
        return try configuration(in: Self.folder(of: path)) ?? LintConfiguration()
    }

    private mutating func configuration(
        in folder: [UInt8]
    ) throws(CommandError) -> LintConfiguration? {
        if let found = known[folder] { return found }
        let path = FilePath(folder + Array("/\(LintConfiguration.fileName)".utf8))
        var found: LintConfiguration?
        do throws(CommandError) {
            found = try LintConfigurationReader.read(path)
            found?.folder = folder
        } catch {
            guard error.reason == .notFound || error.reason == .noPermission else { throw error }
            if let slash = folder.lastIndex(of: UInt8(ascii: "/")) {
                found = try configuration(in: Array(folder[..<slash]))
            }
        }
        known[folder] = .some(found)
        return found
    }

    /// The folder of a file, from the root, without a slash at its end; of standard input the one
    /// the command runs in.
    static func folder(of path: FilePath) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        let isHere = path.isStandardStream || !path.bytes.contains(slash)
        var folder = isHere ? Array(".".utf8) : path.bytes
        if !isHere, let last = folder.lastIndex(of: slash) {
            folder = last == 0 ? [slash] : Array(folder[..<last])
        }
        let terminated = folder.map { CChar(bitPattern: $0) } + [0]
        guard let found = unsafe realpath(terminated, nil) else { return folder }
        defer { unsafe free(found) }
        let bytes = unsafe Array(String(cString: found).utf8)
        return bytes == [slash] ? [] : bytes
    }

    /// A path as it is seen from a folder; its name alone when it is not below.
    static func relative(_ path: FilePath, to folder: [UInt8]) -> [UInt8] {
        let slash = UInt8(ascii: "/")
        let name = path.bytes.split(separator: slash).last.map(Array.init) ?? path.bytes
        let whole = Self.folder(of: path) + [slash] + name
        guard whole.starts(with: folder + [slash]) else { return name }
        return Array(whole[(folder.count + 1)...])
    }
}
