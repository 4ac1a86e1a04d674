package import ContentRules
package import StringFiles

/// Where checks leave what they find.
package struct FindingSink {
    /// What was found so far.
    package private(set) var findings: [CheckFinding] = []
    private let checks: [Check]
    /// The check that is running, as an index into `checks`.
    private var current = 0
    /// How many findings of one check one text may have: the next ones would say the same.
    private static let limitPerText = 20
    private var countInText = 0
    /// The last text of the check that is running; all of them live as long as it runs, but for a
    /// check of whole files, which must not report in texts that it makes and drops.
    private var lastText: ObjectIdentifier?

    init(_ checks: [Check]) { self.checks = checks }

    /// Says which check runs from here on.
    mutating func begin(_ check: Int) {
        current = check
        lastText = nil
    }

    private var check: Check { checks[current] }

    /// Reports a place in a text.
    ///
    /// A range of nil is all of the text; `severity` is another than that of the check, where it
    /// depends on what was found; `suggestion` is the whole text without this finding; `fix` is what
    /// may be put in the place of the range without asking, and only what every format writes
    /// unescaped.
    package mutating func report(
        in text: CheckedText, _ range: Range<Int>? = nil, _ message: String,
        severity: Severity? = nil, suggestion: String? = nil, fix: String? = nil
    ) {
        countInText = ObjectIdentifier(text) == lastText ? countInText + 1 : 1
        lastText = ObjectIdentifier(text)
        guard countInText <= Self.limitPerText else { return }
        let range = range ?? 0..<text.bytes.count
        let place = text.byteRange(of: range)
        var finding = CheckFinding(
            id: check.id.rawValue, severity: severity ?? check.severity, message: message,
            range: place, utf16Range: text.utf16Range(of: range), key: text.string.key,
            language: text.language.tag, suggestion: suggestion, entry: text.string.entryIndex)
        if let fix, let replacement = text.replacement(of: range, by: fix) {
            finding.fix = [replacement]
        }
        findings.append(finding)
    }

    /// Reports a place that is in no text: a state, a name, an entry.
    package mutating func report(
        _ string: CheckedString, at range: ByteRange, _ message: String,
        severity: Severity? = nil, first: ByteRange? = nil
    ) {
        findings.append(
            CheckFinding(
                id: check.id.rawValue, severity: severity ?? check.severity, message: message,
                range: range, first: first, key: string.key, language: string.language.tag,
                entry: string.entryIndex))
    }

    /// Reports something about a file.
    package mutating func report(
        at range: ByteRange, _ message: String, severity: Severity? = nil, key: String? = nil,
        language: String? = nil, entry: Int? = nil, first: ByteRange? = nil,
        fix: [ByteReplacement] = []
    ) {
        var finding = CheckFinding(
            id: check.id.rawValue, severity: severity ?? check.severity, message: message,
            range: range, first: first, key: key, language: language, entry: entry)
        finding.fix = fix
        findings.append(finding)
    }

    /// Takes over what a rule of `ContentRules` says about a text, under the id it has here.
    package mutating func report(
        in text: CheckedText, rule finding: Finding, severity: Severity? = nil,
        fix: ((String) -> String)? = nil
    ) {
        let units =
            (finding.utf16Offset ?? 0)..<(finding.utf16Offset ?? 0)
            + (finding.utf16Length ?? text.text.utf16.count)
        let range = text.range(ofUTF16: units)
        report(
            in: text, range, finding.message, severity: severity ?? finding.severity,
            suggestion: finding.suggestion,
            fix: fix.map { $0(String(decoding: text.bytes[range], as: UTF8.self)) })
    }
}
