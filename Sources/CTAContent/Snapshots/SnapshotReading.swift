/// What became of a reported snapshot.
public struct SnapshotReading: Equatable, Sendable {
    /// What was accepted; nil when it was refused.
    public var snapshot: Snapshot?
    /// Every fault, or under ``SnapshotPolicy/lenient`` everything left out or trimmed, in the order of the snapshot.
    ///
    /// `key` is the JSON path, such as `paywalls[3].id`; line and column are those of the file.
    public var findings: [Finding]
    /// How many more there are than ``findings`` lists, which is at most 1,000; a paywall that was not looked at any more
    /// counts as one.
    public var unlistedCount: Int

    /// Makes the result of a reading.
    public init(snapshot: Snapshot?, findings: [Finding] = [], unlistedCount: Int = 0) {
        self.snapshot = snapshot
        self.findings = findings
        self.unlistedCount = unlistedCount
    }
}

extension Snapshot {
    /// Reads what a device reported: an object whose `paywalls` is a list, or the list alone.
    ///
    /// A paywall has `id`, and `title` or a vendor's `description`; it may have `products` and `presentable`. A product has
    /// `price`, and may have `id`, `period`, `trial` and `trialEligible`. Other members are ignored. Linear in the bytes.
    ///
    /// - Parameters:
    ///   - json: UTF-8 JSON of any content.
    ///   - policy: What becomes of a faulty one. What is no JSON at all is refused by both.
    ///   - path: The name of the file in findings.
    /// - Returns: What was accepted, and what was found.
    public static func read(
        json: [UInt8], policy: SnapshotPolicy = .strict, path: String? = nil
    ) -> SnapshotReading {
        SnapshotReader(json, policy: policy, path: path).reading()
    }

    /// Judges paywalls that the caller decoded itself, by the same rules.
    public static func read(
        _ paywalls: [SnapshotPaywall], policy: SnapshotPolicy = .strict
    ) -> SnapshotReading {
        var judge = SnapshotJudge(policy: policy)
        for (index, paywall) in paywalls.enumerated() {
            judge.take(SnapshotEntry(paywall, path: "paywalls[\(index)]"))
        }
        return judge.reading()
    }

    /// Reads a snapshot by the strict policy.
    ///
    /// - Throws: ``ContentError`` with the code `snapshot` and every fault in its findings.
    public init(json: [UInt8], path: String? = nil) throws(ContentError) {
        let reading = Self.read(json: json, policy: .strict, path: path)
        guard let snapshot = reading.snapshot else { throw reading.refusal }
        self = snapshot
    }
}

extension SnapshotReading {
    /// The refusal of a snapshot that was not accepted: its first fault, and how many more there are.
    package var refusal: ContentError {
        let errors = findings.filter { $0.severity == .error }
        let first = errors.first.map { finding in
            let place = [
                finding.path, finding.line.map(String.init), finding.column.map(String.init),
            ]
            .compactMap(\.self).joined(separator: ":")
            let key = finding.key.map { "\($0): " } ?? ""
            return (place.isEmpty ? "" : "\(place): ")
                + "error: \(key)\(finding.message) [\(finding.check)]"
        }
        let more = errors.count + unlistedCount - 1
        let rest = more > 0 ? ", and \(more) more" : ""
        return ContentError(
            code: .snapshot, message: (first ?? "the snapshot is refused") + rest,
            findings: findings)
    }
}
