internal import ContentRules
internal import ICU
internal import StringFiles

extension CheckedText {
    /// Reports what a rule of `ContentRules` finds in the text, under the id of a check.
    ///
    /// `isComposing` says whether normalization form C mends it, `isMeant` whether a finding is the
    /// check's own, by the first scalar of its place.
    func report(
        _ rule: ContentRule, to sink: inout FindingSink, severity: Severity? = nil,
        isComposing: Bool = false, where isMeant: (Unicode.Scalar) -> Bool = { _ in true }
    ) {
        let findings = ruleFindings
        guard !findings.isEmpty else { return }
        let id = rule.id(prefix: Self.rulePrefix)
        for finding in findings where finding.check == id {
            let units = text.utf16
            let offset = units.index(units.startIndex, offsetBy: finding.utf16Offset ?? 0)
            guard let scalar = text.unicodeScalars[offset...].first, isMeant(scalar) else {
                continue
            }
            // `%sстрок` is a placeholder and a word, not a word of two scripts.
            if rule == .mixedScript, isCode(finding) { continue }
            let fix = isComposing ? Self.composed : nil
            sink.report(in: self, rule: finding, severity: severity, fix: fix)
        }
    }

    private func isCode(_ finding: Finding) -> Bool {
        let start = finding.utf16Offset ?? 0
        let place = range(ofUTF16: start..<start + (finding.utf16Length ?? 0))
        return pieces.codes.contains { $0.overlaps(place) }
    }

    private static func composed(_ text: String) -> String { Normalization.nfc.apply(to: text) }

    /// What stands before the names of the rules about characters.
    static let rulePrefix = "unicode"
}
