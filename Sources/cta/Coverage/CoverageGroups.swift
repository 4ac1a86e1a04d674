internal import CommandLineArguments
internal import StringFiles

/// Puts files together with what they are counted against.
struct CoverageGroups {
    private enum Group {
        case translations(source: StringFileInput, [StringFileInput])
        case bilingual(folder: String, [StringFileInput])
        case multilingual(StringFileInput)
    }

    private let explicit: FilePath?
    private let format: FileFormat?
    private var read: [FilePath: StringFileInput] = [:]
    private var groups: [Group] = []
    /// Why files are left out, a line for each reason.
    private(set) var refusals: [String] = []

    /// Takes the source of all files, when the command line names one, and the format of all files.
    init(explicit: FilePath?, format: FileFormat?) {
        self.explicit = explicit
        self.format = format
    }

    /// Reports on files, by their source, in the order of the files.
    ///
    /// Files that are not read whole, translations without a source and those of a broken one are
    /// left out (see `refusals`).
    /// - Throws: when a source cannot be read.
    mutating func reports(on inputs: [StringFileInput]) throws(CommandError) -> [CoverageReport] {
        for input in inputs { read[input.path] = input }
        for input in inputs {
            do throws(CommandError) {
                try add(input)
            } catch {
                guard error.reason == .refused else { throw error }
                let line = error.finding
                // Of a broken source each translation says the same.
                if !refusals.contains(line) { refusals.append(line) }
            }
        }
        return groups.map { group in
            switch group {
            case .translations(let source, let files): CoverageReport(source: source, files: files)
            case .bilingual(let folder, let files): CoverageReport(folder: folder, files: files)
            case .multilingual(let input): CoverageReport(ofAllLanguagesIn: input)
            }
        }
    }

    private mutating func add(_ input: StringFileInput) throws(CommandError) {
        // A file that is not read whole would be counted wrong.
        if let error = input.incompleteness { throw error }
        switch input.file.format.format.abilities.languages {
        case .one: add(input, source: try source(of: input))
        case .sourceAndTranslation: addBilingual(input)
        case .many: groups.append(.multilingual(input))
        }
    }

    private mutating func add(_ input: StringFileInput, source: StringFileInput) {
        for index in groups.indices {
            if case .translations(let known, let files) = groups[index], known.path == source.path {
                groups[index] = .translations(source: known, files + [input])
                return
            }
        }
        groups.append(.translations(source: source, [input]))
    }

    private mutating func addBilingual(_ input: StringFileInput) {
        let slash = UInt8(ascii: "/")
        let folder = input.path.bytes.lastIndex(of: slash).map { Array(input.path.bytes[..<$0]) }
        let name = FilePath(folder ?? Array(".".utf8)).description
        for index in groups.indices {
            if case .bilingual(let known, let files) = groups[index], known == name {
                groups[index] = .bilingual(folder: known, files + [input])
                return
            }
        }
        groups.append(.bilingual(folder: name, [input]))
    }

    /// What a file of one language is counted against: the named source, else the English file
    /// beside it, else the file itself where nothing tells that it is a translation.
    private mutating func source(
        of input: StringFileInput
    ) throws(CommandError) -> StringFileInput {
        if let explicit { return try source(at: explicit) }
        let found = try SourcePaths.find(for: input) { path throws(CommandError) in
            try source(at: path)
        }
        switch found {
        case .isSource: return input
        case .source(let source): return source
        case .missing:
            throw .refused(path: input.name, "no source beside it; name it with --source FILE")
        }
    }

    private mutating func source(at path: FilePath) throws(CommandError) -> StringFileInput {
        let known = read[path]
        let input = if let known { known } else { try StringFileInput.read(path, as: format) }
        read[path] = input
        if let error = input.incompleteness { throw error }
        return input
    }
}
