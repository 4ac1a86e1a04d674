internal import CTAContent
internal import CommandLineArguments
internal import StringFiles
internal import TextChecks

extension CheckEntry {
    /// A check of string files, with its examples.
    init(_ id: CheckID) {
        let check = id.check
        self.init(
            id: id.rawValue, severity: check.severity, summary: check.summary,
            explanation: Self.wrapped(check.rationale),
            reported: check.bad.map(Self.text), silent: check.good.map(Self.text))
    }

    /// Sentences in lines of at most 80 columns.
    private static func wrapped(_ text: String) -> String {
        var lines: [String] = []
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if let last = lines.last, last.count + 1 + word.count <= 80 {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }

    /// An example in one line: what it translates, then the text, and the configuration it needs.
    private static func text(of example: CheckExample) -> String {
        let settings = summary(of: example.settings)
        return settings.isEmpty ? content(of: example) : content(of: example) + " (\(settings))"
    }

    private static func summary(of settings: CheckSettings) -> String {
        var parts = settings.glossary.flatMap { term in
            term.translations.sorted { $0.key < $1.key }.map {
                "glossary: \(term.source) is \($0.value) in \($0.key)"
            }
        }
        for rule in settings.limits {
            parts += rule.columns.map { ["limit: \($0) columns"] } ?? []
            parts += rule.push.map { ["limit: a push as a \($0.rawValue)"] } ?? []
        }
        return parts.joined(separator: ", ")
    }

    private static func content(of example: CheckExample) -> String {
        switch example.content {
        case .text(let text, let source, let language, _):
            let target = "\(language): \(shown(text))"
            return source.map { "\(shown($0)) → \(target)" } ?? target
        case .file(let text, let format, _, let source):
            let target = "\(format.rawValue): \(shown(text))"
            return source.map { "\(shown($0)) → \(target)" } ?? target
        }
    }

    private static func shown(_ text: String) -> String {
        PrintableText.of(Array(text.utf8), limit: 240)
    }
}
