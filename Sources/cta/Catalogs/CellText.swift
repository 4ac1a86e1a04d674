internal import CTAContent
internal import CommandLineArguments

/// A text of an owner made fit for one line beside others.
enum CellText {
    /// The text with its line ends, tabs and controls written out, and, where it could disturb the
    /// line, between isolates, which take no column.
    ///
    /// Joiners stay: without them Persian and Indic words and emoji fall apart.
    static func of(_ text: String, columns: Int = .max) -> String {
        BidiControls.isolating(cut(lineOf(text), columns: columns), inLineOf: .leftToRight)
    }

    /// A text on one line.
    private static func lineOf(_ text: String) -> String {
        var line = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\u{2028}", "\u{2029}": line += "⏎"
            case _ where scalar.properties.generalCategory == .control:
                line += PrintableText.of(Array(String(scalar).utf8))
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// At most so many columns, with an ellipsis where something is left out.
    private static func cut(_ text: String, columns: Int) -> String {
        guard DisplayColumns.inTerminal(text) > columns else { return text }
        var head = ""
        var width = 0
        for cluster in text {
            width += DisplayColumns.inTerminal(String(cluster))
            guard width < columns else { break }
            head.append(cluster)
        }
        return head + "…"
    }
}
