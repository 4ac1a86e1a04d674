internal import ContentRules
internal import Dispatch
package import StringFiles
internal import Synchronization

/// Runs checks over files, on several cores.
package struct CheckRunner: Sendable {
    /// The checks that run.
    package let checks: [Check]
    /// Which findings count.
    package let policy: CheckPolicy
    /// How many files or parts of files are checked at once.
    package let jobs: Int
    /// How many entries one job takes.
    private static let entriesPerJob = 2_000

    /// Makes a runner of the checks that a policy lets run.
    package init(_ policy: CheckPolicy = CheckPolicy(), jobs: Int = 1) {
        self.init(policy.checks, policy, jobs: jobs)
    }

    /// Makes a runner of some checks.
    package init(_ checks: [Check], _ policy: CheckPolicy = CheckPolicy(), jobs: Int = 1) {
        self.checks = checks
        self.policy = policy
        self.jobs = max(1, jobs)
    }

    /// What the checks find in a file, in the order of the file; what its reader found comes with it.
    ///
    /// The order of the findings depends neither on the number of jobs nor on that of the checks.
    package func findings(in file: CheckedFile) -> [CheckFinding] {
        var findings = file.diagnostics.map { CheckFinding($0, in: file.file) }
        findings += checkFindings(in: file)
        findings = findings.compactMap { finding in
            var finding = finding
            let severity = policy.severity(of: finding.id, reported: finding.severity)
            finding.severity = severity ?? finding.severity
            return severity == nil ? nil : finding
        }
        let suppressions = Suppressions(file.file)
        return Self.ordered(suppressions.applied(to: findings, policy: policy))
    }

    /// A piece of work that one thread does at a time.
    private enum Part {
        case fileCheck(Int)
        case entries(Range<Int>)
    }

    /// What the checks find, in the order of the parts.
    private func checkFindings(in file: CheckedFile) -> [CheckFinding] {
        let plan = CheckPlan(checks)
        let count = file.file.entries.count
        // The checks of whole files first: they are the longest.
        let parts =
            (0..<plan.fileCheckCount).map(Part.fileCheck)
            + stride(from: 0, to: count, by: Self.entriesPerJob).map {
                .entries($0..<min(count, $0 + Self.entriesPerJob))
            }
        let threads = count <= Self.entriesPerJob ? 1 : min(jobs, parts.count)
        let found = Mutex([[CheckFinding]](repeating: [], count: parts.count))
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            var index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            // Of more jobs than cores the last ones come when all is done.
            guard index < parts.count else { return }
            // Each has a plan and a file of its own: what threads share they would count in turn.
            let plan = thread == 0 ? plan : CheckPlan(checks)
            let file = thread == 0 ? file : CheckedFile(copying: file)
            while index < parts.count {
                let part =
                    switch parts[index] {
                    case .fileCheck(let check): plan.findings(in: file, ofFileCheck: check)
                    case .entries(let entries): plan.findings(in: file, entries: entries)
                    }
                if !part.isEmpty { found.withLock { $0[index] = part } }
                index = next.wrappingAdd(1, ordering: .relaxed).oldValue
            }
        }
        return Array(found.withLock { $0 }.joined())
    }

    /// By place, then by id, then by message: an order that no run changes.
    private static func ordered(_ findings: [CheckFinding]) -> [CheckFinding] {
        findings.sorted { left, right in
            let (first, second) = (left.range, right.range)
            if first.start != second.start { return first.start < second.start }
            if first.end != second.end { return first.end < second.end }
            if left.id != right.id { return left.id < right.id }
            return left.message < right.message
        }
    }
}

extension CheckFinding {
    /// What a reader has found in a file.
    package init(_ diagnostic: Diagnostic, in file: StringFile) {
        let severity: Severity =
            switch diagnostic.severity {
            case .note: .note
            case .warning: .warning
            case .error: .error
            }
        self.init(
            id: diagnostic.id.rawValue, severity: severity, message: diagnostic.message,
            range: diagnostic.range, first: diagnostic.first, key: diagnostic.key,
            language: diagnostic.language)
        fix = Self.fix(of: diagnostic, in: file)
    }

    /// The apostrophe of Android, which needs a backslash, is mended in place.
    private static func fix(of diagnostic: Diagnostic, in file: StringFile) -> [ByteReplacement] {
        let start = diagnostic.range.lowerBound
        guard file.format == .android, diagnostic.id == .escape,
            let sign = ["'", "&apos;", "&#39;", "&#x27;"].first(where: {
                file.source.utf8.dropFirst(start).starts(with: $0.utf8)
            })
        else { return [] }
        let place = start..<start + sign.utf8.count
        return [ByteReplacement(place, Array("\\'".utf8))]
    }
}
