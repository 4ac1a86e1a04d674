package import StringFiles

/// An input of a check, in its documentation and its test at once.
package struct CheckExample: Sendable {
    /// What the example is.
    package enum Content: Sendable {
        /// A translation and what it translates.
        case text(String, source: String?, language: String, PlaceholderDialect)
        /// A whole file, and the text of its source file.
        case file(String, FileFormat, path: String, source: String?)
    }

    /// What it is; `⟦` and `⟧` stand around what is reported.
    package let content: Content
    /// The configuration under which it is what it is.
    package let settings: CheckSettings
    /// The file that holds the example.
    package let fileID: String
    /// The line in that file.
    package let line: Int

    /// A translation, and what it translates.
    package static func text(
        _ text: String, source: String? = nil, language: String = "de",
        _ dialect: PlaceholderDialect = .apple, settings: CheckSettings = CheckSettings(),
        fileID: String = #fileID, line: Int = #line
    ) -> CheckExample {
        CheckExample(
            content: .text(text, source: source, language: language, dialect), settings: settings,
            fileID: fileID, line: line)
    }

    /// A file; `path` gives the language where the format has it in the name.
    package static func file(
        _ text: String, _ format: FileFormat, path: String = "", source: String? = nil,
        fileID: String = #fileID, line: Int = #line
    ) -> CheckExample {
        CheckExample(
            content: .file(text, format, path: path, source: source), settings: CheckSettings(),
            fileID: fileID, line: line)
    }
}
