internal import CTAContent
internal import CommandLineArguments
internal import JSON
internal import StringFiles

/// `cta compare`: where a device would differ from the backend.
struct CompareCommand: Command {
    private let file = Operand(
        "FILE", .inputFile, help: "a conformance table or an app's String Catalog")
    private let selection = TextSelectionOptions()
    private let prefix = Option(
        "prefix", .text, value: "TEXT", help: "what stands before every key in the app's catalog")
    private let map = Option(
        pairs: "map", value: "KEY=APPKEY", help: "the app's own name of a key")
    private let json = Flag("json", help: "print the findings as one JSON object")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "compare", summary: "where a device would differ from the backend",
            discussion: """
                Reads a table as 'cta export --format conformance' writes it, filled in by a
                device's tests, or an app's own String Catalog, and names every tag and word
                that is not what this toolkit says.

                Exit status: 0 the same, 1 differences or a broken file, 3 missing file.
                """,
            parameters: [file] + selection.parameters + [prefix, map, json],
            examples: [
                Example("cta compare Localizable.xcstrings --languages en,de,ja", "an app"),
                Example(
                    "cta compare App.xcstrings --keys offer.button --map offer.button=cta_offer",
                    "under a name of its own"),
                Example("cta compare device.json --json", "what a device's tests wrote"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let selection = try selection.selection(arguments)
        let names = try names(arguments)
        let path = InputFile.name(of: arguments[file])
        let bytes = try InputFile.read(arguments[file])
        let report: CompareReport
        switch try ComparedFile(bytes, path: path) {
        case .catalog:
            report = try CatalogComparison(bytes, path: path, selection: selection, names: names)
                .report
        case .table(let document):
            guard names.isPlain else {
                throw arguments.usageError(
                    "'--prefix' and '--map' are for a String Catalog, not for a table")
            }
            report = try TableComparison(document, path: path, selection: selection).report
        }
        if arguments[json] {
            console.output.print(JSONWriter.text(of: report.json))
        } else {
            let style = PreviewStyle(allowsColor: console.outputTerminal.allowsColor)
            for finding in report.findings {
                console.output.print(CompareReport.line(finding, style: style))
            }
        }
        return report.hasDifferences ? .findings : .clean
    }

    private func names(_ arguments: Arguments) throws(UsageError) -> KeyNames {
        var map: [TextKey: String] = [:]
        for pair in arguments[self.map] {
            guard let key = TextKey(name: pair.name) else {
                let name = PrintableText.of(Array(pair.name.utf8), limit: 60)
                throw arguments.usageError("'--map': '\(name)' is no key that 'cta texts' lists")
            }
            map[key] = pair.text
        }
        return KeyNames(prefix: arguments[prefix] ?? "", map: map)
    }
}
