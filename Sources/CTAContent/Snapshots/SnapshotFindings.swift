/// The findings of one reading, at most `limit`, so that a hostile snapshot cannot fill the memory.
struct SnapshotFindings {
    /// The most that are listed.
    static let limit = 1_000

    /// Whether no further finding is listed.
    var isFull: Bool { listed.count >= Self.limit }

    private(set) var unlistedCount = 0
    private(set) var hasError = false
    private var listed: [(finding: Finding, byteOffset: Int?)] = []

    /// Adds what a fault says, as grave as the policy makes it.
    mutating func add(_ fault: SnapshotFault, _ severity: Severity, consequence: String = "") {
        add(
            Finding(
                check: fault.check, severity: severity, message: fault.message + consequence,
                key: fault.place.path.isEmpty ? nil : fault.place.path),
            at: fault.place.byteOffset)
    }

    /// Adds a finding of a rule.
    mutating func add(_ finding: Finding, at byteOffset: Int?) {
        if finding.severity == .error { hasError = true }
        guard listed.count < Self.limit else {
            unlistedCount += 1
            return
        }
        listed.append((finding, byteOffset))
    }

    /// Counts what was not looked at one by one.
    mutating func addUnlisted(_ count: Int) { unlistedCount += count }

    /// The findings, with lines and columns when there are bytes.
    func findings(in bytes: [UInt8]?, path: String?) -> [Finding] {
        guard let bytes, listed.contains(where: { $0.byteOffset != nil }) else {
            return listed.map(\.finding)
        }
        let lines = LineIndex(bytes)
        return listed.map { entry in
            var finding = entry.finding
            finding.path = path
            guard let offset = entry.byteOffset else { return finding }
            let position = lines.position(at: offset)
            finding.line = position.line
            finding.column = position.column
            return finding
        }
    }
}
