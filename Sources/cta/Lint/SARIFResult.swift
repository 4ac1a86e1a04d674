internal import CTAContent
internal import JSON

/// A finding as a result of a SARIF log.
struct SARIFResult {
    private let item: LintedFile.Item
    private let rule: Int
    private let path: ArtifactPath?

    /// Takes a finding, the place of its rule in the list of the tool, and its file; nil for
    /// standard input.
    init(_ item: LintedFile.Item, rule: Int, at path: ArtifactPath?) {
        self.item = item
        self.rule = rule
        self.path = path
    }

    /// The result.
    var json: JSONValue {
        let finding = item.finding
        var members: [(String, JSONValue)] = [
            ("ruleId", .string(finding.check)), ("ruleIndex", .integer(rule)),
            ("level", .string(finding.severity.rawValue)),
            ("message", SARIFLog.message(finding.message)), ("locations", .array([location])),
        ]
        let identity = [finding.check, finding.key ?? "", finding.language ?? ""]
            .joined(separator: "|")
        members.append(("partialFingerprints", ["string/v1": .string(identity)]))
        if !item.fix.isEmpty { members.append(("fixes", .array([fix]))) }
        return .object(members)
    }

    private var location: JSONValue {
        var physical: [(String, JSONValue)] = [("artifactLocation", artifact)]
        // A file that is no text has no lines and columns (§3.30.1).
        if item.excerpt != nil, let line = item.finding.line, let column = item.finding.column {
            let end = (line: item.finding.endLine ?? line, column: item.finding.endColumn ?? column)
            physical.append(("region", Self.region((line, column), end)))
        }
        var members: [(String, JSONValue)] = [("physicalLocation", .object(physical))]
        if let key = item.finding.key {
            members.append(
                ("logicalLocations", .array([["name": .string(key), "kind": "resource"]])))
        }
        return .object(members)
    }

    private var fix: JSONValue {
        let replacements = item.fix.map { fix -> JSONValue in
            [
                "deletedRegion": Self.region(
                    (fix.start.line, fix.start.column), (fix.end.line, fix.end.column)),
                "insertedContent": ["text": .string(fix.text)],
            ]
        }
        return [
            "description": SARIFLog.message(item.finding.message),
            "artifactChanges": .array([
                ["artifactLocation": artifact, "replacements": .array(replacements)]
            ]),
        ]
    }

    /// The file: from the root of the sources, as which the working folder counts, else absolute.
    private var artifact: JSONValue {
        guard let path else { return ["uri": "standard%20input"] }
        return path.isAbsolute
            ? ["uri": .string(path.uri)] : ["uri": .string(path.uri), "uriBaseId": "%SRCROOT%"]
    }

    private static func region(
        _ start: (line: Int, column: Int), _ end: (line: Int, column: Int)
    ) -> JSONValue {
        [
            "startLine": .integer(start.line), "startColumn": .integer(start.column),
            "endLine": .integer(end.line), "endColumn": .integer(end.column),
        ]
    }
}
