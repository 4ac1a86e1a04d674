internal import CTAContent
internal import CommandLineArguments
internal import JSON

/// `cta explain`: how a reported language resolves.
struct ExplainCommand: Command {
    private let tags = Operand(
        repeated: "TAG", .text, help: "a tag as an app reported it, or - for one a line")
    private let offered = Option(
        "offered", .list(of: .text), value: "TAG,TAG…",
        help: "the languages to choose from; the built-in ones by default")
    private let fallback = Option(
        "default", .text, value: "TAG", help: "the language when nothing matches; en by default")
    private let policy = Option(
        "policy", .choice, default: LanguagePolicy.close, help: "how far a match may go")
    private let json = Flag("json", help: "print one JSON object a line")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "explain", summary: "how a reported language resolves, and why",
            discussion: "A tag that cannot be used is an answer, not an error.",
            parameters: [tags, offered, fallback, policy, json],
            examples: [
                Example("cta explain de_AT zh-Hant-MO pt-AO", "over the built-in languages"),
                Example("cta explain da --offered en,nb", "over two languages"),
                Example("cta explain - --json <tags.txt", "one tag a line, one object a line"),
            ])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let resolver = try resolver(arguments)
        // All of the input is read first: a refused one leaves nothing on standard output.
        let input = try arguments[tags].contains("-") ? Self.linesOfInput() : []
        for tag in arguments[tags] {
            for reported in tag == "-" ? input : [tag] {
                let resolution = resolver.resolve(reported)
                console.output.print(
                    arguments[json]
                        ? JSONWriter.text(of: resolution.json)
                        : "\(LanguageSentence(resolution).line)")
            }
            try console.output.flush()
        }
        return .clean
    }

    private func resolver(_ arguments: Arguments) throws -> LanguageResolver {
        let offered =
            arguments[offered].map { OfferedLanguages($0) } ?? BuiltInTexts.shared.languages
        if let tag = arguments[fallback], !offered.offers(tag) {
            throw arguments.usageError("'--default \(tag)' is not offered")
        }
        return LanguageResolver(
            offered: offered, defaultLanguage: arguments[fallback], policy: arguments[policy],
            overrides: LanguageOverrides([:]), capacity: 4_096)
    }

    /// The lines of standard input; an empty line is the empty tag, and a last line end starts no further line.
    private static func linesOfInput() throws -> [String] {
        var lines = try InputFile.read(FilePath("-")).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return try lines.enumerated().map { number, line in
            guard let text = String(validating: line, as: UTF8.self) else {
                throw CommandError.refused(
                    path: "standard input", "line \(number + 1): not valid UTF-8")
            }
            return text.hasSuffix("\r") ? String(text.dropLast()) : text
        }
    }
}
