internal import CTAContent
internal import Foundation

/// Writes the built-in texts in the source formats of the peers: a PO file for gettext, resource bundles for ICU.
struct PeerFiles {
    /// The built-in languages.
    let languages: [String]
    private let content = ContentResolver(catalog: Catalog(app: "benchmarks"))

    /// Finds the languages in the folder of the language files.
    init(localesFolder: String) throws {
        languages = try FileManager.default.contentsOfDirectory(atPath: localesFolder)
            .filter { $0.hasSuffix(".arb") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// Writes `de.po`, and a `TAG.txt` for each language and for the root.
    func write(into folder: String) throws {
        try gettextCatalog(for: "de").write(
            toFile: "\(folder)/de.po", atomically: true, encoding: .utf8)
        for language in languages {
            let name = language.replacing("-", with: "_")
            try resourceBundle(name, language: language).write(
                toFile: "\(folder)/\(name).txt", atomically: true, encoding: .utf8)
        }
        try resourceBundle("root", language: "en").write(
            toFile: "\(folder)/root.txt", atomically: true, encoding: .utf8)
    }

    private func gettextCatalog(for language: String) -> String {
        var seen: Set<String> = []
        var lines = [
            "msgid \"\"", "msgstr \"Content-Type: text/plain; charset=UTF-8\\n\"", "",
        ]
        for key in TextKey.allCases {
            let source = content.text(key, language: "en").text
            // A text that two keys share would need a context.
            guard seen.insert(source).inserted else { continue }
            let text = content.text(key, language: language).text
            lines += ["msgid \(quoted(source))", "msgstr \(quoted(text))", ""]
        }
        return lines.joined(separator: "\n")
    }

    /// Only what the language's own file holds, so that the bundle falls back as the toolkit does.
    private func resourceBundle(_ name: String, language: String) -> String {
        var lines = ["\(name) {"]
        for key in TextKey.allCases {
            let text = content.text(key, language: language)
            guard text.language == language else { continue }
            lines.append("    \"\(key.name)\" { \(quoted(text.text)) }")
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
