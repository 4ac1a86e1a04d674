internal import CTAContent
internal import JSON

/// The findings as SARIF 2.1.0 (OASIS, errata 01), which code scanning reads.
struct SARIFLog {
    private let report: LintReport
    private let version: String

    /// Takes a report and the version of the command.
    init(_ report: LintReport, version: String) {
        self.report = report
        self.version = version
    }

    /// The log.
    var json: JSONValue {
        let ids = rules
        let places = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
        let driver: JSONValue = [
            "name": "cta", "version": .string(version),
            "semanticVersion": .string(version), "rules": .array(ids.map(rule)),
        ]
        let run: JSONValue = [
            "tool": ["driver": driver], "columnKind": "utf16CodeUnits",
            "results": .array(report.items.map { result($0, places) }),
        ]
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": .array([run]),
        ]
    }

    /// The ids that the findings name, in order.
    private var rules: [String] { Set(report.items.map(\.finding.check)).sorted() }

    private func rule(_ id: String) -> JSONValue {
        guard let entry = CheckTable.entry(id) else { return ["id": .string(id)] }
        return [
            "id": .string(id), "shortDescription": ["text": .string(entry.summary)],
            "fullDescription": ["text": .string(entry.explanation)],
            "defaultConfiguration": ["level": .string(entry.severity.rawValue)],
        ]
    }

    private func result(_ item: LintedFile.Item, _ places: [String: Int]) -> JSONValue {
        let finding = item.finding
        var members: [(String, JSONValue)] = [
            ("ruleId", .string(finding.check)),
            ("ruleIndex", .integer(places[finding.check] ?? -1)),
            ("level", .string(finding.severity.rawValue)),
            ("message", ["text": .string(finding.message)]),
            ("locations", .array([location(finding)])),
        ]
        let identity = [finding.check, finding.key ?? "", finding.language ?? ""]
            .joined(separator: "|")
        members.append(("partialFingerprints", ["string/v1": .string(identity)]))
        if !item.fix.isEmpty { members.append(("fixes", .array([fix(item)]))) }
        return .object(members)
    }

    private func location(_ finding: Finding) -> JSONValue {
        var physical: [(String, JSONValue)] = [("artifactLocation", artifact(finding))]
        if let line = finding.line, let column = finding.column {
            physical.append(
                (
                    "region",
                    [
                        "startLine": .integer(line), "startColumn": .integer(column),
                        "endLine": .integer(finding.endLine ?? line),
                        "endColumn": .integer(finding.endColumn ?? column),
                    ]
                ))
        }
        var members: [(String, JSONValue)] = [("physicalLocation", .object(physical))]
        if let key = finding.key {
            members.append(
                ("logicalLocations", .array([["name": .string(key), "kind": "resource"]])))
        }
        return .object(members)
    }

    private func fix(_ item: LintedFile.Item) -> JSONValue {
        let replacements = item.fix.map { fix -> JSONValue in
            [
                "deletedRegion": [
                    "startLine": .integer(fix.start.line),
                    "startColumn": .integer(fix.start.column),
                    "endLine": .integer(fix.end.line), "endColumn": .integer(fix.end.column),
                ],
                "insertedContent": ["text": .string(fix.text)],
            ]
        }
        return [
            "description": ["text": .string(item.finding.message)],
            "artifactChanges": .array([
                [
                    "artifactLocation": artifact(item.finding),
                    "replacements": .array(replacements),
                ]
            ]),
        ]
    }

    private func artifact(_ finding: Finding) -> JSONValue {
        ["uri": .string(Self.uri(finding.path ?? ""))]
    }

    /// A path as a URI reference (RFC 3986): what is no part of a path segment is escaped.
    private static func uri(_ path: String) -> String {
        let plain = Array("-._~/!$&'()*+,;=@".utf8)
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            let isLetter = (0x61...0x7A).contains(byte | 0x20)
            if isLetter || (0x30...0x39).contains(byte) || plain.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
