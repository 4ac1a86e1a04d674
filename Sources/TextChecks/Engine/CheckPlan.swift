internal import StringFiles

/// The checks of a run by what they look at.
struct CheckPlan: Sendable {
    // A type for each input: a check in a generic one would be called by way of two others.

    private struct TextStep: Sendable {
        let check: Int
        let needs: TextTraits
        let body: @Sendable (CheckedText, inout FindingSink) -> Void
    }

    private struct PairStep: Sendable {
        let check: Int
        let needs: TextTraits
        let body: @Sendable (TextPair, inout FindingSink) -> Void
    }

    private struct StringStep: Sendable {
        let check: Int
        let body: @Sendable (CheckedString, inout FindingSink) -> Void
    }

    private struct FileStep: Sendable {
        let check: Int
        let body: @Sendable (CheckedFile, inout FindingSink) -> Void
    }

    private let checks: [Check]
    private var texts: [TextStep] = []
    private var pairs: [PairStep] = []
    private var strings: [StringStep] = []
    private var files: [FileStep] = []

    init(_ checks: [Check]) {
        self.checks = checks
        for (index, check) in checks.enumerated() {
            switch check.body {
            case .text(let body):
                texts.append(TextStep(check: index, needs: check.needs, body: body))
            case .pair(let body):
                pairs.append(PairStep(check: index, needs: check.needs, body: body))
            case .string(let body):
                strings.append(StringStep(check: index, body: body))
            case .file(let body):
                files.append(FileStep(check: index, body: body))
            case .runner: break
            }
        }
    }

    /// How many checks look at whole files.
    var fileCheckCount: Int { files.count }

    /// What the checks of texts, pairs and strings find in some entries.
    func findings(in file: CheckedFile, entries: Range<Int>) -> [CheckFinding] {
        var sink = FindingSink(checks)
        file.forEachString(in: entries) { string in
            for text in string.texts where !text.traits.contains(.empty) { run(text, &sink) }
            for pair in string.pairs where !pair.target.traits.contains(.empty) {
                run(pair, &sink)
            }
            for step in strings {
                sink.begin(step.check)
                step.body(string, &sink)
            }
        }
        return sink.findings
    }

    /// What one of the checks of whole files finds.
    func findings(in file: CheckedFile, ofFileCheck index: Int) -> [CheckFinding] {
        var sink = FindingSink(checks)
        sink.begin(files[index].check)
        files[index].body(file, &sink)
        return sink.findings
    }

    private func run(_ text: CheckedText, _ sink: inout FindingSink) {
        let traits = text.isUnusual ? text.traits.union(.unusual) : text.traits
        for step in texts where step.needs.isEmpty || !step.needs.isDisjoint(with: traits) {
            sink.begin(step.check)
            step.body(text, &sink)
        }
    }

    private func run(_ pair: TextPair, _ sink: inout FindingSink) {
        let traits = pair.traits
        for step in pairs where step.needs.isEmpty || !step.needs.isDisjoint(with: traits) {
            sink.begin(step.check)
            step.body(pair, &sink)
        }
    }
}
