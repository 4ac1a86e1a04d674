internal import CTAContent
internal import CommandLineArguments
internal import JSON
internal import Text

/// Findings that were there when a project began to be checked, so that only new ones are reported.
///
/// A finding is known by its path, check, key, language and message, not by its line: lines move
/// with every edit. Of several that are the same, as many are known as there were.
struct LintBaseline: Sendable {
    private struct Key: Hashable {
        let parts: [[UInt8]]
    }

    private static let version = 1
    private var counts: [Key: Int] = [:]

    /// Reads a baseline.
    init(reading path: FilePath) throws(CommandError) {
        let bytes = try InputFile.read(path)
        let name = InputFile.name(of: path)
        let lines = LineIndex(bytes)
        func refusal(at offset: Int, _ message: String) -> CommandError {
            let place = lines.position(at: offset)
            return .refused(path: nil, "\(name):\(place.line):\(place.column): \(message)")
        }
        let document = JSONDocument(parsing: bytes)
        if let fault = document.faults.first {
            throw refusal(at: fault.byteRange.lowerBound, fault.message)
        }
        guard let root = document.root, root[member: "version"]?.int == Self.version,
            let findings = root[member: "findings"], findings.kind == .array
        else { throw refusal(at: 0, "no baseline; write one with --write-baseline") }
        for finding in findings.elements {
            let parts = Self.names.map { finding[member: $0]?.string ?? "" }
            let count = finding[member: "count"]?.int ?? 1
            guard !parts[0].isEmpty, !parts[1].isEmpty, count > 0 else {
                throw refusal(
                    at: finding.byteRange.lowerBound,
                    "a finding of a baseline has a path, a check and a count above 0")
            }
            counts[Key(parts: parts.map { Array($0.utf8) }), default: 0] += count
        }
    }

    private static let names = ["path", "check", "key", "language", "message"]

    /// Whether a finding is known; it then counts as met.
    mutating func take(_ finding: Finding) -> Bool {
        let key = Self.key(of: finding)
        guard let count = counts[key], count > 0 else { return false }
        counts[key] = count - 1
        return true
    }

    /// How many findings it knows that were not met.
    var unmet: Int { counts.values.reduce(0, +) }

    /// The baseline of some findings, as a file: sorted, so that it changes little.
    static func bytes(of findings: [Finding]) -> [UInt8] {
        var counts: [Key: Int] = [:]
        for finding in findings { counts[key(of: finding), default: 0] += 1 }
        let sorted = counts.sorted { left, right in
            for (first, second) in zip(left.key.parts, right.key.parts) where first != second {
                return first.lexicographicallyPrecedes(second)
            }
            return false
        }
        let lines = sorted.map { key, count in
            var object: [(String, JSONValue)] = zip(names, key.parts).map {
                ($0, .string(String(decoding: $1, as: UTF8.self)))
            }
            object.append(("count", .integer(count)))
            return "    " + JSONWriter.text(of: .object(object))
        }
        let body = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return Array("{\n  \"version\": \(version),\n  \"findings\": \(body)\n}\n".utf8)
    }

    private static func key(of finding: Finding) -> Key {
        let parts = [
            finding.path ?? "", finding.check, finding.key ?? "", finding.language ?? "",
            finding.message,
        ]
        return Key(parts: parts.map { Array(withoutLines($0).utf8) })
    }

    /// A message without the line that it may name, which moves.
    private static func withoutLines(_ message: String) -> String {
        let sign = "; the first is on line "
        guard let range = message.firstRange(of: sign) else { return message }
        return String(message[..<range.lowerBound])
    }
}
