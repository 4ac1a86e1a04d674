internal import CommandLineArguments
internal import StringFiles

/// `cta convert`: a string file in another format.
struct ConvertCommand: Command {
    private let input = Operand("IN", .inputFile, help: "the string file, or - for standard input")
    private let output = Operand(
        "OUT", .outputFile, help: "the file to write, or - for standard output")
    private let inputFormat = Option(
        "as", .stringFormat, help: "the format of IN; by its name and content by default")
    private let outputFormat = Option(
        "to", .stringFormat,
        help: "the format of OUT; that of IN by default, unless its ending belongs to another")
    private let language = Option(
        "language", .text, value: "TAG",
        help: "the language to write, where OUT holds one, and of a file that does not say its own")
    private let sourceLanguage = Option(
        "source-language", .text, value: "TAG",
        help: "the language of the source texts of a file that does not say")
    private let source = Option(
        "source", .inputFile, value: "FILE",
        help: "the source texts of a translation, for an OUT that holds both")
    private let lossy = Flag("lossy", help: "write although the format cannot hold all of IN")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "convert", summary: "write a string file in another format",
            discussion: """
                What the other format cannot hold is listed, and refused without --lossy. In
                its own format a file keeps its bytes.

                Exit status: 0 clean, 1 errors in IN or refused, 3 missing file.
                """,
            parameters: [
                input, output, inputFormat, outputFormat, language, sourceLanguage, source, lossy,
            ],
            examples: [
                Example("cta convert de.arb de.xcstrings", "the format by the name"),
                Example("cta convert de.arb de.xliff --source en.arb", "with the source texts"),
                Example("cta convert App.xcstrings de.arb --language de", "one of its languages"),
                Example("cta convert - - --as arb --to xcstrings <en.arb", "in a pipe"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let (from, to) = (arguments[input], arguments[output])
        if !from.isStandardStream, !to.isStandardStream, OutputFile.isSame(from, to) {
            throw arguments.usageError("IN and OUT are one file, name another OUT")
        }
        let file = try StringFileInput.read(
            from, as: arguments[inputFormat], language: arguments[language],
            sourceLanguage: arguments[sourceLanguage])
        for line in file.diagnosticLines { console.report(line) }
        let format = FileFormat.ofOutput(
            to, asked: arguments[outputFormat], input: file.file.format)
        let joined = try join(file, arguments, for: format)
        try check(arguments[language], in: joined)
        let output = ConversionOutput(
            path: to, format: format, language: arguments[language], isLossy: arguments[lossy])
        try output.write(joined, on: &console)
        return file.hasErrors ? .findings : .clean
    }

    /// The file with the source texts of another one.
    private func join(
        _ input: StringFileInput, _ arguments: Arguments, for format: FileFormat
    ) throws -> StringFileInput {
        guard let path = arguments[source] else { return input }
        guard input.file.languages.count < 2 else {
            throw arguments.usageError("'--source' is for a file of one language")
        }
        guard format.format.abilities.languages != .one else {
            throw arguments.usageError("'--source': \(format.name) holds no source texts")
        }
        let source = try StringFileInput.read(path, language: arguments[sourceLanguage])
        if let error = source.incompleteness { throw error }
        let joined = StringFile.joining(
            source: source.file, [input.file], format: input.file.format)
        return StringFileInput(
            path: input.path, name: input.name, file: joined, diagnostics: input.diagnostics)
    }

    private func check(_ language: String?, in input: StringFileInput) throws {
        let languages = input.file.languages
        guard let language, !languages.isEmpty,
            !languages.contains(where: { LanguageTagText.isSame($0, language) })
        else { return }
        throw CommandError.refused(
            path: input.name,
            "no text in \(language); the file has \(languages.joined(separator: ", "))")
    }
}

extension ValueKind where Value == FileFormat {
    /// A format of string files.
    static var stringFormat: Self {
        let choices = Value.allCases.map(\.rawValue)
        return ValueKind(
            placeholder: "FORMAT", expected: "one of " + choices.joined(separator: ", "),
            choices: choices, write: { $0.rawValue }
        ) { text in
            Value.allCases.first { $0.rawValue.utf8.elementsEqual(text.utf8) }
        }
    }
}
