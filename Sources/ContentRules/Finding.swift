/// One result of a rule or check.
///
/// `utf16Offset` and `utf16Length` say where in the text the finding is; `line` and `column` say
/// where in a file.
public struct Finding: Equatable, Sendable {
    /// The stable id of the rule or check, such as `label.too-long`.
    public var check: String
    /// How much it matters.
    public var severity: Severity
    /// What is wrong and what to do: lower case, no full stop, the exact character named
    /// (`U+00A0`).
    public var message: String
    /// A text that would be without this finding; only the owner applies it.
    public var suggestion: String?
    /// The text key, or the place in a catalog such as `offers.labels.claim-50`.
    public var key: String?
    /// The language of the text.
    public var language: String?
    /// The start in the text, in UTF-16 units from 0.
    public var utf16Offset: Int?
    /// The length in the text, in UTF-16 units.
    public var utf16Length: Int?
    /// The file.
    public var path: String?
    /// The line in the file, from 1.
    public var line: Int?
    /// The column in the file, in UTF-16 units from 1.
    public var column: Int?
    /// The line of the end in the file, from 1.
    public var endLine: Int?
    /// The column behind the end in the file, in UTF-16 units from 1.
    public var endColumn: Int?

    /// Makes a finding; what is left out stays unknown.
    public init(
        check: String, severity: Severity, message: String, suggestion: String? = nil,
        key: String? = nil, language: String? = nil, utf16Offset: Int? = nil,
        utf16Length: Int? = nil, path: String? = nil, line: Int? = nil, column: Int? = nil,
        endLine: Int? = nil, endColumn: Int? = nil
    ) {
        self.check = check
        self.severity = severity
        self.message = message
        self.suggestion = suggestion
        self.key = key
        self.language = language
        self.utf16Offset = utf16Offset
        self.utf16Length = utf16Length
        self.path = path
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }
}
