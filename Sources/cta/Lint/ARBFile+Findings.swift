internal import CTAContent
internal import JSON

extension ARBFile {
    /// A finding at bytes of the file.
    func finding(
        _ check: LintCheck, _ message: String, at bytes: Range<Int>, key: String? = nil
    ) -> Finding {
        placed(
            Finding(check: check.rawValue, severity: check.severity, message: message, key: key),
            at: bytes)
    }

    /// A finding about units of a text; without a range, about all of it.
    func finding(
        _ check: LintCheck, _ message: String, in text: ARBText, at units: Range<Int>? = nil
    ) -> Finding {
        let units = units ?? 0..<text.utf16Count
        return placed(
            Finding(
                check: check.rawValue, severity: check.severity, message: message,
                utf16Offset: units.lowerBound, utf16Length: units.count),
            in: text)
    }

    /// A finding about a text, with key, language and the place of its units in the file.
    func placed(_ finding: Finding, in text: ARBText) -> Finding {
        let start = finding.utf16Offset ?? 0
        let end = start + (finding.utf16Length ?? text.utf16Count - start)
        let bytes = text.value.byteRange
        let first = text.value.sourceByteOffset(ofUTF16: start) ?? bytes.lowerBound
        let last = text.value.sourceByteOffset(ofUTF16: end) ?? bytes.upperBound
        var finding = finding
        finding.key = text.key
        return placed(finding, at: first..<max(first, last))
    }

    /// A finding with path, language and the place of bytes.
    func placed(_ finding: Finding, at bytes: Range<Int>) -> Finding {
        let start = lines.position(at: bytes.lowerBound)
        let end = lines.position(at: bytes.upperBound)
        var finding = finding
        finding.path = name
        finding.language = language
        finding.line = start.line
        finding.column = start.column
        finding.endLine = end.line
        finding.endColumn = end.column
        return finding
    }
}
