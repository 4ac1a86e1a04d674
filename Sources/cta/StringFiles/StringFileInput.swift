internal import CommandLineArguments
internal import StringFiles

/// A string file of any format, as a command has read it.
struct StringFileInput: Sendable {
    /// The path.
    let path: FilePath
    /// The path as messages name it.
    let name: String
    /// What was read.
    let file: StringFile
    /// What the reader says, in the order of the file.
    let diagnostics: [Diagnostic]
    /// What the reader was told.
    var options = ReadOptions()

    /// Reads a file in a format, or in the one that its name and content show; of an `.xcloc` folder the XLIFF in it.
    ///
    /// - Throws: what the system says; a refusal when nothing shows the format.
    static func read(
        _ path: FilePath, as format: FileFormat? = nil, language: String? = nil,
        sourceLanguage: String? = nil, jobs: Int = 1
    ) throws(CommandError) -> StringFileInput {
        let path = try FolderWalk.fileOfBundle(path)
        let name = InputFile.name(of: path)
        let source = SourceText(try InputFile.read(path))
        guard let format = format ?? FileFormat.detect(source, path: path.text) else {
            throw .refused(
                path: name, "neither name nor content shows the format; name it with --as FORMAT")
        }
        let options = ReadOptions(
            path: path.isStandardStream ? "" : path.text, language: language,
            sourceLanguage: sourceLanguage,
            usesEscaping: format == .arb ? FlutterSettings.usesEscaping(of: path) : nil, jobs: jobs)
        let (file, diagnostics) = StringFile.read(source, as: format, options)
        return StringFileInput(
            path: path, name: name, file: file, diagnostics: diagnostics, options: options)
    }

    /// Reads a file that a walk over folders found; nil for one that is no string file, such as
    /// `package.json`, unless the command line names it.
    static func readFound(
        _ path: FilePath, as format: FileFormat?, isNamed: Bool, jobs: Int = 1
    ) throws(CommandError) -> StringFileInput? {
        do throws(CommandError) {
            return try read(path, as: format, jobs: jobs)
        } catch {
            guard !isNamed, error.reason == .refused else { throw error }
            return nil
        }
    }

    /// Other bytes, read as these were.
    func read(again bytes: [UInt8]) -> (StringFile, [Diagnostic]) {
        StringFile.read(
            SourceText(bytes, encoding: file.source.encoding), as: file.format, options)
    }

    /// Whether the file breaks the rules of its format.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The diagnostics as lines.
    var diagnosticLines: [String] {
        guard !diagnostics.isEmpty else { return [] }
        let lines = file.source.lines()
        return diagnostics.map { $0.line(path: name, in: lines) }
    }

    /// The error of a file of which not everything may have been read, for a command that would
    /// answer wrongly; nil when it was read whole.
    var incompleteness: CommandError? {
        let first = diagnostics.first { diagnostic in
            guard diagnostic.severity == .error else { return false }
            switch diagnostic.id {
            case .syntax, .tooDeep, .tooLarge, .tooManyEntries, .binaryPropertyList, .unsupported:
                return true
            case .encoding, .escape, .duplicateKey, .valueType, .missing, .unknownWord,
                .languageMismatch, .limitUnit:
                return !file.junk.isEmpty
            }
        }
        guard let first else { return nil }
        return .refused(path: nil, first.line(path: name, in: file.source.lines()))
    }
}

extension FilePath {
    /// The path as text, for what is looked for in names; ill-formed bytes are U+FFFD.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
