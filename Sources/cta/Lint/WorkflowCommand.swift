internal import CTAContent

/// A finding as a command of a GitHub workflow: `::error file=…,line=…::message`.
///
/// See "Workflow commands for GitHub Actions", setting an error message, and its escapes.
enum WorkflowCommand {
    /// The line; with the path of the file where that can be written, else as messages show it.
    static func line(_ finding: Finding, at path: ArtifactPath?) -> String {
        let name =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties: [(String, String)] = []
        if let path = path?.text ?? finding.path { properties.append(("file", path)) }
        if let line = finding.line { properties.append(("line", String(line))) }
        if let line = finding.endLine { properties.append(("endLine", String(line))) }
        // Columns are allowed only within one line.
        if finding.endLine == finding.line, let column = finding.column {
            properties.append(("col", String(column)))
            properties.append(("endColumn", String(finding.endColumn ?? column)))
        }
        properties.append(("title", finding.check))
        let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }
        return "::\(name) \(list.joined(separator: ","))::"
            + escaped(finding.message, isProperty: false)
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where isProperty: escaped += "%3A"
            case "," where isProperty: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
