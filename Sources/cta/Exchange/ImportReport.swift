internal import CommandLineArguments
internal import JSON
internal import StringFiles
internal import Text

/// What an import does, text by text.
struct ImportReport {
    /// The file that is imported.
    let input: StringFileInput
    /// What becomes of its texts.
    let outcomes: [ImportOutcome]

    /// Whether a text is refused.
    var hasRefusals: Bool { outcomes.contains { $0.kind == .refused } }

    /// What is added, changed and refused, then the numbers.
    func lines(_ style: PreviewStyle, isTrial: Bool) -> [String] {
        let index = input.file.source.lines()
        var lines: [String] = []
        for outcome in outcomes {
            let place = index.position(at: outcome.range.lowerBound)
            let title =
                "\(input.name):\(place.line):\(place.column): \(outcome.kind.rawValue): "
                + "\(Diagnostic.quoted(outcome.key)) [\(printable(outcome.language))]"
            switch outcome.kind {
            case .unchanged, .untranslated: continue
            case .refused: lines.append(title + ": " + printable(outcome.reason ?? ""))
            case .added, .changed: lines.append(title)
            }
            if let old = outcome.old, outcome.kind == .changed {
                lines.append(style.removed("  - \(printable(old))"))
            }
            if let new = outcome.new { lines.append(style.added("  + \(printable(new))")) }
        }
        let counts = ImportOutcome.Kind.allCases.compactMap { kind -> String? in
            let count = count(kind)
            let isShown = count > 0 || kind != .untranslated
            return isShown ? "\(count) \(kind.rawValue)" : nil
        }
        let trial = isTrial ? "; nothing is written" : ""
        return lines + [counts.joined(separator: ", ") + trial]
    }

    /// The members `texts` and `summary`.
    var json: JSONValue {
        let index = input.file.source.lines()
        let summary = ImportOutcome.Kind.allCases.map { kind in
            (name: kind.rawValue, value: JSONValue.integer(count(kind)))
        }
        return [
            "texts": .array(outcomes.map { json($0, index) }), "summary": .object(summary),
        ]
    }

    private func json(_ outcome: ImportOutcome, _ index: LineIndex) -> JSONValue {
        let place = index.position(at: outcome.range.lowerBound)
        return [
            "outcome": .string(outcome.kind.rawValue), "key": .string(outcome.key),
            "language": .string(outcome.language),
            "old": outcome.old.map(JSONValue.string) ?? .null,
            "new": outcome.new.map(JSONValue.string) ?? .null,
            "reason": outcome.reason.map(JSONValue.string) ?? .null,
            "line": .integer(place.line), "column": .integer(place.column),
        ]
    }

    private func count(_ kind: ImportOutcome.Kind) -> Int { outcomes.count { $0.kind == kind } }

    private func printable(_ text: String) -> String { PrintableText.of(Array(text.utf8)) }
}
