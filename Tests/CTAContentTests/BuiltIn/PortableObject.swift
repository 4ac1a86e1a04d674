/// A gettext file of texts, as a translator's tool would hand it to `msgfmt`.
struct PortableObject {
    /// A text in the source and in the language.
    struct Entry {
        let key: String
        let source: String
        let text: String
        let hasPlaceholders: Bool
    }

    let language: String
    let entries: [Entry]

    /// The file. Its header has what `msgfmt -c` asks for.
    var text: String {
        let header = [
            "Project-Id-Version: cta-content", "PO-Revision-Date: 2026-01-01 00:00+0000",
            "Last-Translator: none", "Language-Team: none", "Language: \(language)",
            "MIME-Version: 1.0", "Content-Type: text/plain; charset=UTF-8",
            "Content-Transfer-Encoding: 8bit",
        ]
        let head = "msgid \"\"\nmsgstr \"\"\n" + header.map { "\"\($0)\\n\"\n" }.joined()
        return head + entries.map(Self.text).joined()
    }

    private static func text(of entry: Entry) -> String {
        // gettext then compares the names in braces.
        let flag = entry.hasPlaceholders ? "#, python-brace-format\n" : ""
        return "\n\(flag)msgctxt \(quoted(entry.key))\nmsgid \(quoted(entry.source))\n"
            + "msgstr \(quoted(entry.text))\n"
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
            .replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
