internal import CTAContent

/// `docs/checks.md`: all checks as Markdown.
package enum CheckPage {
    /// The page, which ends in a line feed.
    package static var markdown: String {
        let head = """
            # Checks

            Every finding names its check in brackets: `[label.too-long]`. An id never changes its
            meaning. `cta checks --explain ID` says more about one.

            An **error** refuses what uses the text and makes the exit status 1, a **warning** is
            legal but probably not meant, a **note** is worth knowing. Rules never change a text.

            How to silence a check, for a project or for one string, is in [lint.md](lint.md).
            Around what is reported in an example stand `⟦` and `⟧`.

            Made by `cta checks --markdown`.

            """
        return head + CheckTable.areas.map(section).joined()
    }

    private static func section(_ area: CheckArea) -> String {
        let head = "\n## \(area.title)\n\n\(area.introduction)\n"
        guard area.entries.allSatisfy({ $0.reported.isEmpty && $0.silent.isEmpty }) else {
            return head + area.entries.map(entry).joined()
        }
        return head + table(area)
    }

    /// A check with its reasons and examples.
    private static func entry(_ entry: CheckEntry) -> String {
        func list(_ title: String, _ examples: [String]) -> String {
            guard !examples.isEmpty else { return "" }
            return "\n\(title):\n\n" + examples.map { "    \($0)\n" }.joined()
        }
        return "\n### \(entry.id)\n\n\(entry.severity.rawValue): \(escaped(entry.summary))\n\n"
            + entry.explanation.split(separator: "\n").map { escaped(String($0)) + "\n" }.joined()
            + list("Reported", entry.reported) + list("Not reported", entry.silent)
    }

    private static func table(_ area: CheckArea) -> String {
        let columns =
            ["id", "severity", "what it finds"] + (area.hasAdvice ? ["what to do"] : [])
        let rows = area.entries.map { entry in
            ["`\(entry.id)`", entry.severity.rawValue, escaped(entry.summary)]
                + (area.hasAdvice ? [escaped(entry.explanation)] : [])
        }
        let lines = [columns, columns.map { _ in "---" }] + rows
        return "\n"
            + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
    }

    /// A text as Markdown in one cell of a table.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": escaped += " "
            case "|", "*", "_", "<", "\\", "`": escaped += "\\\(scalar)"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
