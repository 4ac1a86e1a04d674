package import CTAContent

/// Checks one ARB file, alone and against its source.
package struct ARBLinter {
    let file: ARBFile
    let source: SourceTexts?
    private(set) var findings: [Finding] = []

    private init(_ file: ARBFile, source: SourceTexts?) {
        self.file = file
        self.source = source
    }

    /// The findings of a file in the order of its lines; without a source the file is one itself, or stands alone.
    package static func findings(
        in file: ARBFile, comparedWith source: SourceTexts?
    ) -> [Finding] {
        var linter = ARBLinter(file, source: source)
        linter.checkDocument()
        linter.checkMembers()
        linter.checkLocale()
        linter.checkKeys()
        linter.checkTexts()
        return linter.findings.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            return (first.line ?? 0, first.column ?? 0, left.offset)
                < (second.line ?? 0, second.column ?? 0, right.offset)
        }.map(\.element)
    }

    mutating func report(_ finding: Finding) { findings.append(finding) }
}
