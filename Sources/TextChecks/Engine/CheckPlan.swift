internal import StringFiles

/// The checks of a run by what they look at.
struct CheckPlan: Sendable {
    /// A class, so that a run over many texts does not copy what it says about the check.
    private final class Step<Input>: Sendable {
        let check: Check
        let needs: TextTraits
        let body: @Sendable (Input, inout FindingSink) -> Void

        init(
            check: Check, needs: TextTraits,
            body: @escaping @Sendable (Input, inout FindingSink) -> Void
        ) {
            self.check = check
            self.needs = needs
            self.body = body
        }
    }

    private var texts: [Step<CheckedText>] = []
    private var pairs: [Step<TextPair>] = []
    private var strings: [Step<CheckedString>] = []
    private var files: [Step<CheckedFile>] = []

    init(_ checks: [Check]) {
        for check in checks {
            switch check.body {
            case .text(let body):
                texts.append(Step(check: check, needs: check.needs, body: body))
            case .pair(let body):
                pairs.append(Step(check: check, needs: check.needs, body: body))
            case .string(let body):
                strings.append(Step(check: check, needs: check.needs, body: body))
            case .file(let body):
                files.append(Step(check: check, needs: check.needs, body: body))
            case .runner: break
            }
        }
    }

    /// What the checks of texts, pairs and strings find in some entries.
    func findings(in file: CheckedFile, entries: Range<Int>) -> [CheckFinding] {
        var sinks = Sinks(texts: texts.map(\.check), pairs.map(\.check), strings.map(\.check))
        file.forEachString(in: entries) { string in
            for text in string.texts where !text.traits.contains(.empty) {
                Self.run(texts, text, text.traits, &sinks.texts)
            }
            for pair in string.pairs where !pair.target.traits.contains(.empty) {
                Self.run(pairs, pair, pair.traits, &sinks.pairs)
            }
            Self.run(strings, string, [], &sinks.strings)
        }
        return sinks.findings
    }

    /// What the checks of whole files find.
    func fileFindings(in file: CheckedFile) -> [CheckFinding] {
        var sinks = files.map { FindingSink($0.check) }
        Self.run(files, file, [], &sinks)
        return sinks.flatMap(\.findings)
    }

    private static func run<Input>(
        _ steps: [Step<Input>], _ input: Input, _ traits: TextTraits, _ sinks: inout [FindingSink]
    ) {
        for index in steps.indices {
            let step = steps[index]
            guard step.needs.isEmpty || !step.needs.isDisjoint(with: traits) else { continue }
            step.body(input, &sinks[index])
        }
    }

    private struct Sinks {
        var texts: [FindingSink]
        var pairs: [FindingSink]
        var strings: [FindingSink]

        init(texts: [Check], _ pairs: [Check], _ strings: [Check]) {
            self.texts = texts.map(FindingSink.init)
            self.pairs = pairs.map(FindingSink.init)
            self.strings = strings.map(FindingSink.init)
        }

        var findings: [CheckFinding] { (texts + pairs + strings).flatMap(\.findings) }
    }
}
