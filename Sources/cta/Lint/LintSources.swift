internal import CommandLineArguments
internal import StringFiles
internal import Synchronization

/// Finds and keeps the source files that files of one language are compared with.
///
/// Threads share it: a source is read once, whoever asks first.
final class LintSources: Sendable {
    /// What a file is compared with.
    enum Answer {
        /// With nothing: it is a source, holds its source texts, or nothing tells its language.
        case none
        /// With this file.
        case file(Source)
        /// It is a translation, and its source is not there.
        case missing
    }

    /// A source file.
    struct Source: Sendable {
        /// The path as messages name it.
        let name: String
        /// What was read.
        let file: StringFile
        /// Whether half of it may be missing.
        let isBroken: Bool
    }

    private let explicit: FilePath?
    private let format: FileFormat?
    private let read = Mutex<[FilePath: Source]>([:])

    /// Takes the source of every file, when the command line names one, and the format of all.
    init(explicit: FilePath?, format: FileFormat?) {
        self.explicit = explicit
        self.format = format
    }

    /// What a file is compared with: the file that the command line names, else the English one
    /// beside it.
    ///
    /// - Throws: when the named source cannot be read, or one beside the file is there and cannot.
    func source(of input: StringFileInput) throws(CommandError) -> Answer {
        guard input.file.format.format.abilities.languages == .one else { return .none }
        if let explicit {
            if OutputFile.isSame(explicit, input.path) { return .none }
            return .file(try source(at: explicit))
        }
        let found = try SourcePaths.find(for: input) { path throws(CommandError) in
            try source(at: path)
        }
        switch found {
        case .isSource: return .none
        case .source(let source): return .file(source)
        case .missing: return .missing
        }
    }

    private func source(at path: FilePath) throws(CommandError) -> Source {
        if let known = read.withLock({ $0[path] }) { return known }
        let input = try StringFileInput.read(path, as: format)
        let source = Source(
            name: input.name, file: input.file, isBroken: input.incompleteness != nil)
        read.withLock { $0[path] = source }
        return source
    }
}
