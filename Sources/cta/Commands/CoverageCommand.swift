internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta coverage`: how complete language files are.
struct CoverageCommand: Command {
    private let paths = Operand(
        repeated: "PATH", .inputFile, help: "a folder of ARB files, or a file")
    private let source = Option(
        "source", .inputFile, value: "FILE",
        help: "what the files are translations of; the English file beside each by default")
    private let json = Flag("json", help: "print the report as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "coverage", summary: "how complete language files are",
            discussion: """
                Counts for each language the texts that are there, in the file or (inherited) in
                the file of the language that a sparse one leans on; those that are missing, so
                that a customer sees English; and those that are longer than the source allows.
                """,
            parameters: [paths, source, json],
            examples: [Example("cta coverage Locales", "the languages of a folder as a table")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let reports = try reports(arguments, on: &console)
        if arguments[json] {
            let object: JSONValue = ["sources": .array(reports.map(\.json))]
            console.output.print(JSONWriter.text(of: object))
        } else {
            for line in reports.map(\.lines).joined(separator: [""]) { console.output.print(line) }
        }
        return .clean
    }

    /// The files by their source, in the order of the command line.
    private func reports(
        _ arguments: Arguments, on console: inout Console
    ) throws -> [CoverageReport] {
        let paths = try FolderWalk.files(in: arguments[paths], ending: ".arb")
        var library = SourceLibrary(explicit: arguments[source])
        var progress = ProgressLine("reading", total: paths.count)
        defer { console.erase(&progress) }
        var groups: [(source: SourceTexts, files: [ARBFile])] = []
        for path in paths {
            progress.advance(to: InputFile.name(of: path))
            console.show(&progress)
            let file = ARBFile(try InputFile.read(path), path: path)
            let source = try usable(library.source(of: file, at: path), for: file)
            if let index = groups.firstIndex(where: { $0.source.name == source.name }) {
                groups[index].files.append(file)
            } else {
                groups.append((source, [file]))
            }
        }
        return groups.map { CoverageReport(source: $0.source, files: $0.files) }
    }

    /// The source to count against; a file that cannot be read whole would be counted wrong.
    private func usable(
        _ answer: SourceLibrary.Answer, for file: ARBFile
    ) throws(CommandError) -> SourceTexts {
        guard file.isComplete else { throw unreadable(file.name) }
        switch answer {
        case .isSource: return SourceTexts(file)
        case .texts(let source):
            guard source.isComplete else { throw unreadable(source.name) }
            return source
        case .missing:
            throw .refused(
                path: file.name, "no source beside it; name it with --source FILE")
        }
    }

    private func unreadable(_ name: String) -> CommandError {
        .refused(path: name, "not an object of JSON; 'cta lint' says where and why")
    }
}
