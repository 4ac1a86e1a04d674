internal import CTAContent
internal import CommandLineArguments
internal import StringFiles
internal import TextChecks

extension CheckEntry {
    /// A check of string files, with its examples.
    init(_ id: CheckID) {
        let check = id.check
        var lines = [check.rationale]
        lines += Self.examples(check.bad, "Reported:")
        lines += Self.examples(check.good, "Not reported:")
        self.init(
            id: id.rawValue, severity: check.severity, summary: check.summary,
            explanation: lines.joined(separator: "\n"))
    }

    private static func examples(_ examples: [CheckExample], _ title: String) -> [String] {
        guard !examples.isEmpty else { return [] }
        return ["", title] + examples.map { "  " + text(of: $0) }
    }

    /// An example in one line: what it translates, then the text.
    private static func text(of example: CheckExample) -> String {
        switch example.content {
        case .text(let text, let source, let language, _):
            let target = "\(language): \(shown(text))"
            return source.map { "\(shown($0)) → \(target)" } ?? target
        case .file(let text, let format, _, _):
            return "\(format.rawValue): \(shown(text))"
        }
    }

    private static func shown(_ text: String) -> String {
        PrintableText.of(Array(text.utf8), limit: 160)
    }
}
