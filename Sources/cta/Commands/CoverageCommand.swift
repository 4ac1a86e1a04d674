internal import CommandLineArguments
internal import JSON
internal import StringFiles

/// `cta coverage`: how complete the languages of string files are.
struct CoverageCommand: Command {
    private let paths = Operand(
        repeated: "PATH", .inputFile, help: "a string file, a folder of them, or -")
    private let source = Option(
        "source", .inputFile, value: "FILE",
        help: "what the files are translations of; the English file beside each by default")
    private let format = Option(
        "as", .stringFormat, help: "the format of the files; by name and content by default")
    private let json = Flag("json", help: "print the report as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "coverage", summary: "how complete the languages of string files are",
            discussion: """
                Counts for each language the texts that are complete, in the file or
                (inherited) in the file of the language that a sparse one leans on; those that
                someone must review (fuzzy); those that are missing, so that a customer sees
                English; and those that are longer than the source allows. A file that
                cannot be read whole is named and left out.
                """,
            parameters: [paths, source, format, json],
            examples: [
                Example("cta coverage Locales", "the languages of a folder as a table"),
                Example("cta coverage App.xcstrings --json", "with the keys"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let paths = try FolderWalk.files(
            in: arguments[paths], endings: StringFileEndings.all, kind: "string file")
        let given = Set(arguments[self.paths])
        let format = arguments[format]
        let inputs = try ParallelWork.map(
            paths, "reading", on: &console, name: InputFile.name
        ) { (path) throws(CommandError) -> StringFileInput? in
            try StringFileInput.readFound(
                path, as: format, isNamed: given.contains(path))
        }
        let files = inputs.compactMap { $0 }
        guard !files.isEmpty else {
            let path = arguments[self.paths].first.map(InputFile.name) ?? ""
            throw CommandError.nothingToRead(path: path, "no string file in it")
        }
        var groups = CoverageGroups(explicit: arguments[source], format: format)
        let reports = try groups.reports(on: files)
        for refusal in groups.refusals { console.report(refusal) }
        // Nothing is left to count.
        guard !reports.isEmpty else { return .findings }
        if arguments[json] {
            let object: JSONValue = ["sources": .array(reports.map(\.json))]
            console.output.print(JSONWriter.text(of: object))
        } else {
            for line in reports.map(\.lines).joined(separator: [""]) { console.output.print(line) }
        }
        return groups.refusals.isEmpty ? .clean : .findings
    }
}
