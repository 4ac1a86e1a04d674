internal import CommandLineArguments
internal import JSON
internal import StringFiles

/// `cta diff`: what differs between string files, by key and language.
struct DiffCommand: Command {
    private let old = Operand("A", .inputFile, help: "a string file, a folder, or -")
    private let new = Operand("B", .inputFile, help: "what to compare it with")
    private let format = Option(
        "as", .stringFormat, help: "the format of the files; by name and content by default")
    private let json = Flag("json", help: "print the differences as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "diff", summary: "what differs between string files, by key and language",
            discussion: """
                The order of the keys and the layout do not count, and the files may be of
                different formats: what one of them cannot hold is not compared. The files of
                two folders are compared by their paths in them.

                Exit status: 0 no difference, 1 differences, 3 missing file.
                """,
            parameters: [old, new, format, json],
            examples: [
                Example("cta diff de.arb new/de.arb", "two files"),
                Example("cta diff Locales ../release/Locales --json", "two folders"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let pairs = try FilePair.pairs(arguments[old], arguments[new])
        let format = arguments[format]
        let reports = try ParallelWork.map(
            pairs, "comparing", on: &console, name: { $0.name }
        ) { (pair) throws(CommandError) in
            DifferenceReport(from: try read(pair.old, format), to: try read(pair.new, format))
        }
        let differing = reports.filter { !$0.isEmpty }
        if arguments[json] {
            let object: JSONValue = ["files": .array(differing.map(\.json))]
            console.output.print(JSONWriter.text(of: object))
        } else {
            let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
            for line in differing.map({ $0.lines(style) }).joined(separator: [""]) {
                console.output.print(line)
            }
        }
        return differing.isEmpty ? .clean : .findings
    }

    private func read(
        _ path: FilePath?, _ format: FileFormat?
    ) throws(CommandError) -> StringFileInput? {
        guard let path else { return nil }
        let input = try StringFileInput.read(path, as: format)
        if let error = input.incompleteness { throw error }
        return input
    }
}
