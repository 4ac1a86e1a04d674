internal import CTAContent
internal import JSON

/// The findings as SARIF 2.1.0 (OASIS, errata 01), which code scanning reads.
struct SARIFLog {
    private let report: LintReport
    private let version: String

    private static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    /// Takes a report and the version of the command.
    init(_ report: LintReport, version: String) {
        self.report = report
        self.version = version
    }

    /// The log.
    var json: JSONValue {
        ["version": "2.1.0", "$schema": .string(Self.schema), "runs": .array([run])]
    }

    private var run: JSONValue {
        let ids = Set(report.items.map(\.finding.check)).sorted()
        let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
        let artifacts = report.artifactPaths
        let driver: JSONValue = [
            "name": "cta", "version": .string(version),
            "semanticVersion": .string(version), "rules": .array(ids.map(rule)),
        ]
        return [
            "tool": ["driver": driver], "invocations": .array([invocation]),
            "columnKind": "utf16CodeUnits", "newlineSequences": .array(["\r\n", "\n", "\r"]),
            "results": .array(
                report.items.map { item in
                    SARIFResult(
                        item, rule: places[item.finding.check] ?? -1, at: artifacts[item.path]
                    ).json
                }),
        ]
    }

    /// Whether all files could be checked, and why not.
    private var invocation: JSONValue {
        var members: [(String, JSONValue)] = [
            ("executionSuccessful", .bool(report.failures.isEmpty))
        ]
        if !report.failures.isEmpty {
            let notifications = report.failures.map { failure -> JSONValue in
                ["level": "error", "message": Self.message(failure.finding)]
            }
            members.append(("toolExecutionNotifications", .array(notifications)))
        }
        return .object(members)
    }

    private func rule(_ id: String) -> JSONValue {
        guard let entry = CheckTable.entry(id) else { return ["id": .string(id)] }
        let explanation = Self.paragraphs(entry.explanation)
        let examples =
            entry.reported.isEmpty ? "" : "\n\nExamples: cta checks --explain \(id)"
        return [
            "id": .string(id), "shortDescription": Self.message(entry.summary),
            "fullDescription": Self.message(explanation),
            "help": Self.message(explanation + examples),
            "defaultConfiguration": ["level": .string(entry.severity.rawValue)],
        ]
    }

    /// A text whose lines end where its paragraphs do; an empty line stands between two.
    private static func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n").map { $0.replacing("\n", with: " ") }
            .joined(separator: "\n\n")
    }

    /// A text as a message string in plain text.
    ///
    /// Braces would be placeholders (§3.11.5) and are doubled; `[a](b)` would be a link (§3.11.6),
    /// so its first bracket has a backslash.
    static func message(_ text: String) -> JSONValue {
        let backslash = UInt8(ascii: "\\")
        let bytes = Array(text.utf8)
        let lastLink =
            bytes.indices.dropLast().last { index in
                bytes[index] == UInt8(ascii: "]") && bytes[index + 1] == UInt8(ascii: "(")
            } ?? 0
        var escaped: [UInt8] = []
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"): escaped.append(byte)
            case UInt8(ascii: "[") where offset < lastLink && escaped.last != backslash:
                escaped.append(backslash)
            default: break
            }
            escaped.append(byte)
        }
        return ["text": .string(String(decoding: escaped, as: UTF8.self))]
    }
}
