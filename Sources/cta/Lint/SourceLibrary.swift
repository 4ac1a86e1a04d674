internal import CommandLineArguments

/// Finds and keeps the sources that files are compared with.
struct SourceLibrary {
    /// What a file is compared with.
    enum Answer {
        /// The file is a source, or nothing tells that it is a translation.
        case isSource
        /// The texts of the source.
        case texts(SourceTexts)
        /// The file is a translation and its source is not there.
        case missing
    }

    /// The source of every file, when the command line names one.
    private let explicit: FilePath?
    private var read: [FilePath: SourceTexts] = [:]

    init(explicit: FilePath?) { self.explicit = explicit }

    /// The source of a file: the one the command line names, else the English file beside it.
    ///
    /// - Throws: When the named source cannot be read, or one beside the file is there and cannot.
    mutating func source(of file: ARBFile, at path: FilePath) throws(CommandError) -> Answer {
        if let explicit {
            guard explicit != path else { return .isSource }
            return .texts(try texts(of: explicit))
        }
        guard !path.isStandardStream, let language = file.language, language != "en" else {
            return .isSource
        }
        for candidate in ARBFileName(path).sources where candidate != path {
            do throws(CommandError) {
                return .texts(try texts(of: candidate))
            } catch {
                guard error.reason == .notFound || error.reason == .isDirectory else { throw error }
            }
        }
        // English of a region with no plain English beside it is what the others are made from.
        return language.hasPrefix("en-") ? .isSource : .missing
    }

    private mutating func texts(of path: FilePath) throws(CommandError) -> SourceTexts {
        if let texts = read[path] { return texts }
        let texts = SourceTexts(ARBFile(try InputFile.read(path), path: path))
        read[path] = texts
        return texts
    }
}
