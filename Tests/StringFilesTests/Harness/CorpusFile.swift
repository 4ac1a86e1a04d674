internal import FoundationEssentials
internal import StringFiles
internal import TestSupport

/// A real file, as the manifest of the corpus describes it.
struct CorpusFile: Sendable, CustomStringConvertible {
    /// The path below `open/`.
    let path: String
    /// The manifest's word for the format.
    let format: String
    /// The language, or languages.
    let language: String
    /// How many entries the manifest counts.
    let entryCount: Int
    /// What is special about the file.
    let features: String

    var description: String { path }

    /// The files of a format, by the manifest's word for it; none without the corpus.
    static func files(_ format: String) -> [CorpusFile] { all.filter { $0.format == format } }

    /// All files of the manifest.
    static let all: [CorpusFile] = {
        guard let path = Repository.corpus("open/MANIFEST.tsv"),
            let manifest = try? Repository.text(at: path)
        else { return [] }
        return manifest.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            guard fields.count >= 10, let count = Int(fields[7]) else { return nil }
            return CorpusFile(
                path: fields[0], format: fields[5], language: fields[6], entryCount: count,
                features: fields[9])
        }
    }()

    /// The bytes of the file.
    func bytes() throws -> [UInt8] {
        guard let path = Repository.corpus("open/\(path)") else { return [] }
        return try [UInt8](Data(contentsOf: URL(filePath: path)))
    }
}
