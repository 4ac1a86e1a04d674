package import CTAContent
package import JSON

/// The differences between a device's file and the backend.
package struct CompareReport: Sendable {
    /// The path as findings name it.
    let path: String
    /// The differences, in the order of the file.
    package var findings: [Finding] = []
    /// The number of texts and rows that were compared.
    package var compared = 0
    private let lines: LineIndex

    init(path: String, lines: LineIndex) {
        self.path = path
        self.lines = lines
    }

    /// Adds a finding at bytes of the file.
    mutating func add(
        _ check: CompareCheck, _ message: String, at bytes: Range<Int>, key: String? = nil,
        language: String? = nil
    ) {
        let start = lines.position(at: bytes.lowerBound)
        let end = lines.position(at: bytes.upperBound)
        findings.append(
            Finding(
                check: check.rawValue, severity: check.severity, message: message, key: key,
                language: language, path: path, line: start.line, column: start.column,
                endLine: end.line, endColumn: end.column))
    }

    /// Puts the findings into the order of the file.
    mutating func sort() {
        let ordered = findings.enumerated().sorted {
            ($0.element.line ?? 0, $0.element.column ?? 0, $0.offset)
                < ($1.element.line ?? 0, $1.element.column ?? 0, $1.offset)
        }
        findings = ordered.map(\.element)
    }

    /// Whether the device differs.
    package var hasDifferences: Bool { findings.contains { $0.severity == .error } }

    /// The report in the shape of `cta lint --format json`.
    package var json: JSONValue {
        [
            "findings": .array(findings.map(\.json)),
            "summary": [
                "files": 1, "strings": .integer(compared), "errors": .integer(count(.error)),
                "warnings": .integer(count(.warning)), "notes": .integer(count(.note)),
            ],
        ]
    }

    private func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }

    /// A finding as a line. The message is printable already: `ShownText` keeps joiners in words.
    static func line(_ finding: Finding, style: PreviewStyle) -> String {
        let place = [finding.path, finding.line.map(String.init), finding.column.map(String.init)]
            .compactMap(\.self).joined(separator: ":")
        let name = style.severity(finding.severity, finding.severity.rawValue)
        return "\(place): \(name): \(finding.message) [\(finding.check)]"
    }
}
