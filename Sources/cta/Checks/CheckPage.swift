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

            Made by `cta checks --markdown`.

            """
        return head + CheckTable.areas.map(section).joined()
    }

    private static func section(_ area: CheckArea) -> String {
        let columns =
            ["id", "severity", "what it finds"] + (area.hasAdvice ? ["what to do"] : [])
        let rows = area.entries.map { entry in
            ["`\(entry.id)`", entry.severity.rawValue, escaped(entry.summary)]
                + (area.hasAdvice ? [escaped(entry.explanation)] : [])
        }
        let lines = [columns, columns.map { _ in "---" }] + rows
        return "\n## \(area.title)\n\n\(area.introduction)\n\n"
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
