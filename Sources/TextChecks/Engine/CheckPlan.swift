internal import StringFiles

/// The checks of a run by what they look at.
struct CheckPlan: Sendable {
    /// Checks of one kind of input, as arrays side by side.
    private struct Steps<Input>: Sendable {
        var checks: [Check] = []
        var needs: [TextTraits] = []
        var bodies: [@Sendable (Input, inout FindingSink) -> Void] = []

        mutating func append(
            _ check: Check, _ body: @escaping @Sendable (Input, inout FindingSink) -> Void
        ) {
            checks.append(check)
            needs.append(check.needs)
            bodies.append(body)
        }
    }

    private var texts = Steps<CheckedText>()
    private var pairs = Steps<TextPair>()
    private var strings = Steps<CheckedString>()
    private var files = Steps<CheckedFile>()

    init(_ checks: [Check]) {
        for check in checks {
            switch check.body {
            case .text(let body):
                texts.append(check, body)
            case .pair(let body):
                pairs.append(check, body)
            case .string(let body):
                strings.append(check, body)
            case .file(let body):
                files.append(check, body)
            case .runner: break
            }
        }
    }

    /// What the checks of texts, pairs and strings find in some entries.
    func findings(in file: CheckedFile, entries: Range<Int>) -> [CheckFinding] {
        var sinks = Sinks(texts: texts.checks, pairs.checks, strings.checks)
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
        var sinks = files.checks.map(FindingSink.init)
        Self.run(files, file, [], &sinks)
        return sinks.flatMap(\.findings)
    }

    private static func run<Input>(
        _ steps: Steps<Input>, _ input: Input, _ traits: TextTraits, _ sinks: inout [FindingSink]
    ) {
        for index in steps.needs.indices {
            let needs = steps.needs[index]
            // What is not needed is passed over without a look at the check itself.
            guard needs.isEmpty || !needs.isDisjoint(with: traits) else { continue }
            steps.bodies[index](input, &sinks[index])
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
