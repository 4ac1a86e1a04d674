import FoundationEssentials

/// Writes each ARB file as one raw string: `embed-locales OUTPUT FILE…`.
@main
struct EmbedLocalesTool {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let output = arguments.first else {
            throw EmbeddingError.usage
        }
        var text = "// Made by embed-locales from Locales/; not to be edited.\n\n"
        text += "/// The built-in language files as text, by language tag.\n"
        text +=
            "enum EmbeddedLocales {\n    static let files: [(tag: StaticString, text: StaticString)] = [\n"
        for path in arguments.dropFirst() {
            let content = try String(contentsOfFile: path, encoding: .utf8)
            guard !content.contains("\"\"\"##") else { throw EmbeddingError.delimiter(path) }
            guard let name = path.split(separator: "/").last else { throw EmbeddingError.usage }
            let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
            // No indentation: a closing delimiter in column one keeps every byte.
            text +=
                "(\"\(name.dropLast(4))\", ##\"\"\"\n\(lines.joined(separator: "\n"))\n\"\"\"##),\n"
        }
        text += "    ]\n}\n"
        try text.write(toFile: output, atomically: true, encoding: .utf8)
    }
}

/// What keeps the embedding from being made.
enum EmbeddingError: Error {
    /// Too few arguments.
    case usage
    /// The file at this path holds the closing delimiter of the raw string.
    case delimiter(String)
}
