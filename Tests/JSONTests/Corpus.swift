import Foundation
import TestSupport

/// Files of the shared corpus, where it lies beside the checkout.
enum Corpus {
    /// The files below a folder of the corpus whose names end so, sorted.
    static func files(in path: String, _ suffixes: String...) -> [URL] {
        guard let folder = Repository.corpus(path),
            let files = FileManager.default.enumerator(
                at: URL(filePath: folder), includingPropertiesForKeys: nil)
        else { return [] }
        return files.compactMap { $0 as? URL }
            .filter { file in suffixes.contains { file.lastPathComponent.hasSuffix($0) } }
            .sorted { $0.path < $1.path }
    }

    static func bytes(_ file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
}
