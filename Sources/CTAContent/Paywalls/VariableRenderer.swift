internal import ICU
internal import Languages

/// Renders one text with the values of an app.
struct VariableRenderer {
    /// The most bytes of a result: a short text may name a long value very often.
    static let largestResult = 16 << 20

    private let values: [String: PaywallVariables.Value]
    private let language: String
    private let direction: TextDirection
    private var findings: [Finding] = []
    /// The findings that are not kept.
    private var furtherFindings = 0
    private var hasError = false
    private var texts: [String: String] = [:]

    init(_ variables: PaywallVariables, language reported: String) {
        if case .tag(let tag) = CanonicalTag(reported) {
            language = tag.text
            direction = tag.isRightToLeft ? .rightToLeft : .leftToRight
        } else {
            language = "und"
            direction = .leftToRight
        }
        // Only names of ASCII are asked for: what is equal to one by canonical equivalence must not be found.
        values = variables.values.filter { VariableText.isName($0.key) }
        for name in variables.values.keys.sorted() where !VariableText.isName(name) {
            add(
                .error, "variable.name",
                "'\(name.cut(toUTF16: 40))' is no name, write 1 to 255 of A-Z, a-z, 0-9 and '_'")
        }
    }

    mutating func render(_ text: String) -> RenderedText {
        let source = VariableText(text)
        let ofNames = findings
        findings = source.faults.map(\.finding)
        furtherFindings += source.furtherFaults
        hasError = hasError || !findings.isEmpty
        let output = output(of: source)
        var all = ofNames + findings.sorted { ($0.utf16Offset ?? 0) < ($1.utf16Offset ?? 0) }
        if furtherFindings > 0 { all.append(summary(of: furtherFindings)) }
        return RenderedText(
            text: hasError ? nil : String(decoding: output, as: UTF8.self), findings: all)
    }

    /// The bytes of the result, as far as there are values.
    private mutating func output(of source: VariableText) -> [UInt8] {
        var output: [UInt8] = []
        for part in source.parts {
            switch part {
            case .literal(let range): output += source.bytes[range]
            case .variable(let name, let offset, let length):
                guard let value = self.text(of: name, at: offset, length) else { continue }
                guard output.count + value.utf8.count <= Self.largestResult else {
                    add(
                        .error, "variable.length",
                        "the text has more than \(Self.largestResult) bytes with '\(name)', "
                            + "shorten the value or name it less often",
                        at: offset, length)
                    return output
                }
                output += value.utf8
            }
        }
        return output
    }

    /// The text of a variable, isolated where it has to be; nil, with a finding, when there is none.
    private mutating func text(of name: String, at offset: Int, _ length: Int) -> String? {
        if let known = texts[name] { return known }
        guard let value = values[name] else {
            add(
                .error, "variable.missing", "no value for 'custom.\(name)', give it one",
                at: offset, length)
            return nil
        }
        guard let text = text(of: value, name, at: offset, length) else { return nil }
        let isolated = BidiControls.isolating(text, inLineOf: direction)
        texts[name] = isolated
        return isolated
    }

    private mutating func text(
        of value: PaywallVariables.Value, _ name: String, at offset: Int, _ length: Int
    ) -> String? {
        switch value {
        case .string(let text):
            if Visibility.isBlank(text) {
                add(
                    .warning, "variable.blank", "the value of 'custom.\(name)' shows nothing",
                    at: offset, length)
            }
            return text
        case .boolean(let isTrue):
            add(
                .warning, "variable.boolean",
                "'custom.\(name)' reads '\(isTrue)' in every language, give it a text", at: offset,
                length)
            return isTrue ? "true" : "false"
        case .number(let number):
            guard let text = LanguageFormat.number(number, language: language) else {
                add(
                    .error, "variable.number",
                    "the value of 'custom.\(name)' is no finite number", at: offset, length)
                return nil
            }
            return text
        }
    }

    private mutating func add(
        _ severity: Severity, _ check: String, _ message: @autoclosure () -> String,
        at offset: Int? = nil, _ length: Int? = nil
    ) {
        hasError = hasError || severity == .error
        guard findings.count < VariableText.keptFaults else {
            furtherFindings += 1
            return
        }
        findings.append(
            Finding(
                check: check, severity: severity, message: message(), utf16Offset: offset,
                utf16Length: length))
    }

    private func summary(of count: Int) -> Finding {
        Finding(
            check: "variable.more", severity: hasError ? .error : .warning,
            message: "\(count) further findings are not listed, correct the first ones")
    }
}
