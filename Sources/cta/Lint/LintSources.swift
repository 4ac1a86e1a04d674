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
        case file(StringFile)
        /// It is a translation, and its source is not there.
        case missing
    }

    private let explicit: FilePath?
    private let format: FileFormat?
    private let read = Mutex<[FilePath: StringFile]>([:])

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
        let language = input.file.languages.first ?? "und"
        guard !input.path.isStandardStream, !LanguageTagText.isSame(language, "und"),
            !LanguageTagText.isSame(language, "en")
        else { return .none }
        for candidate in SourcePaths.of(input.path) where candidate != input.path {
            do throws(CommandError) {
                return .file(try source(at: candidate))
            } catch {
                guard error.reason == .notFound || error.reason == .isDirectory else { throw error }
            }
        }
        // English of a region with no plain English beside it is what the others are made from.
        return language.lowercased().hasPrefix("en") ? .none : .missing
    }

    private func source(at path: FilePath) throws(CommandError) -> StringFile {
        if let known = read.withLock({ $0[path] }) { return known }
        let file = try StringFileInput.read(path, as: format).file
        read.withLock { $0[path] = file }
        return file
    }
}
