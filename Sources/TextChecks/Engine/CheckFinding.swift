package import ContentRules
package import StringFiles

/// What a check has found, with its place in the file.
package struct CheckFinding: Sendable {
    /// The id of the check, of a reader's rule or of a rule about characters.
    package var id: String
    /// How much it matters.
    package var severity: Severity
    /// What is wrong and what to do: lower case, no full stop, the exact character named.
    package var message: String
    /// The bytes of `SourceText.utf8` it is about; empty where something is missing.
    package var range: ByteRange
    /// The place in the text: UTF-16 units from 0; nil for what is about no text.
    package var utf16Range: Range<Int>?
    /// What else it is about: the first of two that are the same. The message ends with its line.
    package var first: ByteRange?
    /// The key of the entry.
    package var key: String?
    /// The language of the text.
    package var language: String?
    /// A text that would be without this finding.
    package var suggestion: String?
    /// What to change in the bytes of the file so that the finding is gone; empty when no change is
    /// safe.
    package var fix: [ByteReplacement] = []
    /// The entry, as an index into `StringFile.entries`.
    package var entry: Int?

    /// Makes a finding.
    package init(
        id: String, severity: Severity, message: String, range: ByteRange,
        utf16Range: Range<Int>? = nil, first: ByteRange? = nil, key: String? = nil,
        language: String? = nil, suggestion: String? = nil, entry: Int? = nil
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.range = range
        self.utf16Range = utf16Range
        self.first = first
        self.key = key
        self.language = language
        self.suggestion = suggestion
        self.entry = entry
    }
}
