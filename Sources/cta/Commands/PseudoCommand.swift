internal import CommandLineArguments
internal import StringFiles

/// `cta pseudo`: a file in a language that nobody speaks, to test an app with.
struct PseudoCommand: Command {
    private let input = Operand(
        "IN", .inputFile, help: "the file with the source texts, or - for standard input")
    private let output = Operand(
        optional: "OUT", .outputFile, help: "the file to write; standard output by default")
    private let locale = Option(
        "locale", .choice, default: PseudoLocale.accented, help: "the pseudolocale")
    private let source = Option(
        "source-language", .text, value: "TAG",
        help: "the language to make it from; the one that the file calls its source by default")
    private let inputFormat = Option(
        "as", .stringFormat, help: "the format of IN; by its name and content by default")
    private let outputFormat = Option(
        "to", .stringFormat,
        help: "the format of OUT; that of IN by default, unless its ending belongs to another")
    private let lossy = Flag("lossy", help: "write although the format cannot hold all of it")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "pseudo", summary: "make a pseudolocale of a string file",
            discussion: """
                en-XA has accents, brackets, and 30 to 40 % more length; ar-XB is mirrored.
                Placeholders, arms of plurals, tags and URLs stay as they are. A String Catalog
                keeps all its other languages.
                """,
            parameters: [input, output, locale, source, inputFormat, outputFormat, lossy],
            examples: [
                Example("cta pseudo Locales/en.arb en-XA.arb", "accented and longer"),
                Example("cta pseudo en.arb ar-XB.arb --locale ar-XB", "mirrored"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let to = arguments[output] ?? FilePath("-")
        let isInPlace =
            !arguments[input].isStandardStream && !to.isStandardStream
            && OutputFile.isSame(arguments[input], to)
        let original = try StringFileInput.read(
            arguments[input], as: arguments[inputFormat], language: arguments[source],
            sourceLanguage: arguments[source])
        if let error = original.incompleteness { throw error }
        let format = FileFormat.ofOutput(
            to, asked: arguments[outputFormat], input: original.file.format)
        guard !isInPlace || holdsManyLanguages(format) && format == original.file.format else {
            throw arguments.usageError("IN and OUT are one file, name another OUT")
        }
        let pseudo = PseudoFile(original.file, arguments[locale], from: arguments[source])
        try reportBroken(pseudo, of: original, arguments, on: &console)
        let output = ConversionOutput(
            path: to, format: format, language: arguments[locale].rawValue,
            isLossy: arguments[lossy])
        if format == original.file.format {
            try output.write(bytes(pseudo, of: original.file), on: &console)
        } else {
            let made = StringFileInput(
                path: original.path, name: original.name, file: pseudo.file, diagnostics: [])
            try output.write(made, on: &console)
        }
        return .clean
    }

    private func holdsManyLanguages(_ format: FileFormat) -> Bool {
        format.format.abilities.languages == .many
    }

    /// The file in its own format: edited where it holds many languages, else written anew.
    private func bytes(_ pseudo: PseudoFile, of original: StringFile) -> [UInt8] {
        guard holdsManyLanguages(original.format) else {
            return original.format.format.write(pseudo.file).bytes
        }
        return original.bytes(applying: pseudo.edits).bytes
    }

    private func reportBroken(
        _ pseudo: PseudoFile, of input: StringFileInput, _ arguments: Arguments,
        on console: inout Console
    ) throws {
        guard pseudo.count > 0 else {
            let language = arguments[source].map { " in \($0)" } ?? ""
            throw CommandError.refused(path: input.name, "there is no text\(language)")
        }
        let lines = input.file.source.lines()
        for entry in pseudo.broken {
            let message =
                "\(Diagnostic.quoted(entry.key)) is no message in the syntax of ICU and stays as it is"
            let note = Diagnostic(.syntax, .warning, at: entry.keyRange, message)
            console.report(note.line(path: input.name, in: lines))
        }
    }
}
