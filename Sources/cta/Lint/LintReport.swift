package import CTAContent
package import JSON

/// The findings of a run and what they add up to.
package struct LintReport: Sendable {
    /// The findings, file by file.
    package private(set) var findings: [Finding] = []
    /// The number of files.
    package private(set) var files = 0
    /// The number of texts in them.
    package private(set) var strings = 0

    /// An empty report.
    package init() {}

    /// Adds a file.
    package mutating func add(_ file: ARBFile, _ findings: [Finding]) {
        files += 1
        strings += file.texts.count
        self.findings += findings
    }

    /// Whether there is a finding at or above a severity.
    package func reaches(_ severity: Severity) -> Bool {
        findings.contains { $0.severity >= severity }
    }

    /// The report as an object with the members `findings` and `summary`.
    package var json: JSONValue {
        [
            "findings": .array(findings.map(\.json)),
            "summary": [
                "files": .integer(files), "strings": .integer(strings),
                "errors": .integer(count(.error)), "warnings": .integer(count(.warning)),
                "notes": .integer(count(.note)),
            ],
        ]
    }

    private func count(_ severity: Severity) -> Int {
        findings.count { $0.severity == severity }
    }
}
