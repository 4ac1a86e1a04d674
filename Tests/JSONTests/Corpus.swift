import Foundation

/// The shared corpus beside the checkout, where there is one.
enum Corpus {
    /// `shared/corpus`, found by walking up from this file.
    static let folder: URL? = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let corpus = folder.appending(path: "shared/corpus")
            if FileManager.default.fileExists(atPath: corpus.path) { return corpus }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    /// The files below a folder of the corpus whose names end so, sorted.
    static func files(in path: String, _ suffixes: String...) -> [URL] {
        guard let folder = folder?.appending(path: path),
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.compactMap { $0 as? URL }
            .filter { file in suffixes.contains { file.lastPathComponent.hasSuffix($0) } }
            .sorted { $0.path < $1.path }
    }

    static func bytes(_ file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
}
