internal import FoundationEssentials

/// Where the tests find their files.
public enum Repository {
    /// The folder of the package.
    public static let root: String = {
        // Tests/TestSupport/Repository.swift
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(3)
        return parts.joined(separator: "/")
    }()

    /// The text of a file of the repository.
    public static func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
    }

    /// The text of a file anywhere.
    public static func text(at path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    /// The bytes of a file of the repository.
    public static func bytes(_ path: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: "\(root)/\(path)")))
    }

    /// The bytes of a file anywhere.
    public static func bytes(at path: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(filePath: path)))
    }

    /// The names in a folder anywhere, sorted.
    public static func names(at folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    /// The names in a folder of the repository, sorted.
    public static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)").sorted()
    }

    /// The paths below a folder of the repository that have an ending, sorted.
    public static func files(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
            .filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }.sorted()
    }

    /// A folder or file of the corpus, which lies beside the repository in `shared/corpus` when it is there.
    public static func corpus(_ path: String) -> String? {
        var folder = root[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            let candidate = "\(folder)/shared/corpus/\(path)"
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
        }
        return nil
    }
}

extension Repository {
    /// Whether property tests run at their full size: `CTA_PROPERTY_RUNS=full`.
    public static var isFullRun: Bool {
        ProcessInfo.processInfo.environment["CTA_PROPERTY_RUNS"] == "full"
    }

    /// How often a property test tries: as many times as `CTA_PROPERTY_RUNS` says when that is a
    /// number, `full` times when it is `full`, else `quick` times.
    public static func runs(quick: Int, full: Int) -> Int {
        let setting = ProcessInfo.processInfo.environment["CTA_PROPERTY_RUNS"]
        return setting.flatMap(Int.init) ?? (isFullRun ? full : quick)
    }
}
