package import Text

/// Something about a file that a translator must hear.
package struct Diagnostic: Hashable, Sendable {
    /// How much a diagnostic matters.
    package enum Severity: String, CaseIterable, Sendable {
        /// Worth knowing; nothing is wrong.
        case note
        /// Legal but probably not meant.
        case warning
        /// The file breaks the rules of its format, or something in it is lost.
        case error
    }

    /// Which rule.
    package var id: DiagnosticID
    /// How much it matters.
    package var severity: Severity
    /// The bytes it is about; empty where something is missing.
    package var range: ByteRange
    /// What is wrong and what to do: lower case, no full stop, the character named (`U+00A0`).
    package var message: String
    /// What was there first, for a duplicate; the message that is shown ends with its line.
    package var first: ByteRange?
    /// The key of the entry.
    package var key: String?
    /// The language of the text.
    package var language: String?

    /// Makes a diagnostic.
    package init(
        _ id: DiagnosticID, _ severity: Severity, at range: ByteRange, _ message: String,
        first: ByteRange? = nil, key: String? = nil, language: String? = nil
    ) {
        self.id = id
        self.severity = severity
        self.range = range
        self.message = message
        self.first = first
        self.key = key
        self.language = language
    }

    /// The message with the line of what was there first.
    package func message(in lines: LineIndex) -> String {
        guard let first else { return message }
        return "\(message); the first is on line \(lines.position(at: first.lowerBound).line)"
    }

    /// The diagnostic as compilers print theirs: `path:line:column: severity: message [id]`.
    package func line(path: String, in lines: LineIndex) -> String {
        let place = lines.position(at: range.lowerBound)
        return "\(path):\(place.line):\(place.column): \(severity.rawValue): "
            + "\(message(in: lines)) [\(id.rawValue)]"
    }
}
