internal import CTAContent
internal import CommandLineArguments
internal import JSON
internal import StringFiles
internal import Text
internal import TextChecks

/// Reads a `.cta-lint.json`; what it does not understand it refuses, with the place.
struct LintConfigurationReader {
    private let path: String
    private let lines: LineIndex

    /// The configuration in a file.
    static func read(_ path: FilePath) throws(CommandError) -> LintConfiguration {
        let bytes = try InputFile.read(path, limit: 4 << 20)
        let name = InputFile.name(of: path)
        let reader = LintConfigurationReader(path: name, lines: LineIndex(bytes))
        let document = JSONDocument(parsing: bytes)
        if let fault = document.faults.first {
            throw reader.refusal(at: fault.byteRange.lowerBound, fault.message)
        }
        guard let root = document.root, root.kind == .object else {
            throw reader.refusal(at: 0, "a configuration is an object: { \"severity\": … }")
        }
        return try reader.configuration(root)
    }

    private init(path: String, lines: LineIndex) {
        self.path = path
        self.lines = lines
    }

    private func configuration(_ root: JSONNode) throws(CommandError) -> LintConfiguration {
        var configuration = LintConfiguration()
        for member in root.members {
            switch member.name.string {
            case "severity": configuration.severities = try severities(member.value)
            case "overrides": configuration.overrides = try overrides(member.value)
            case "limits": configuration.limits = try limits(member.value)
            case "glossary": configuration.glossary = try glossary(member.value)
            case "languages": configuration.languages = try texts(member.value, "a language tag")
            // Editors find the schema of a file by this.
            case "$schema": break
            case let name:
                throw unknown(
                    name ?? "", member.name,
                    ["severity", "overrides", "limits", "glossary", "languages"])
            }
        }
        return configuration
    }

    private func severities(
        _ node: JSONNode
    ) throws(CommandError) -> [(name: String, level: CheckPolicy.Level)] {
        var levels: [(name: String, level: CheckPolicy.Level)] = []
        for member in try members(node, "ids or families with their severity") {
            let name = member.name.string ?? ""
            guard CheckNames.isKnown(name) else {
                let hint = CheckNames.suggestion(for: name).map { "; did you mean '\($0)'?" }
                throw refusal(
                    member.name, "no check is called '\(name.prefix(60))'\(hint ?? "")")
            }
            switch member.value.string {
            case "off": levels.append((name, .off))
            case let word?:
                guard let severity = Severity(rawValue: word) else { fallthrough }
                levels.append((name, .severity(severity)))
            default:
                throw refusal(member.value, "a severity is error, warning, note or off")
            }
        }
        return levels
    }

    private func overrides(
        _ node: JSONNode
    ) throws(CommandError) -> [LintConfiguration.Override] {
        var overrides: [LintConfiguration.Override] = []
        for element in try elements(node, "overrides") {
            var override = LintConfiguration.Override()
            for member in try members(element, "paths, formats, severity or limits") {
                switch member.name.string {
                case "paths":
                    override.paths = try texts(member.value, "a path").map(PathPattern.init)
                case "formats": override.formats = try formats(member.value)
                case "severity": override.severities = try severities(member.value)
                case "limits": override.limits = try limits(member.value)
                case let name:
                    throw unknown(
                        name ?? "", member.name, ["paths", "formats", "severity", "limits"])
                }
            }
            overrides.append(override)
        }
        return overrides
    }

    private func formats(_ node: JSONNode) throws(CommandError) -> [FileFormat] {
        var formats: [FileFormat] = []
        for element in try elements(node, "formats") {
            guard let format = element.string.flatMap(FileFormat.init) else {
                let all = FileFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw refusal(element, "a format is one of \(all)")
            }
            formats.append(format)
        }
        return formats
    }

    private func limits(_ node: JSONNode) throws(CommandError) -> [LimitRule] {
        var limits: [LimitRule] = []
        for element in try elements(node, "limits") {
            var rule = LimitRule()
            for member in try members(element, "keys or kind, and utf16, columns or push") {
                let name = member.name.string ?? ""
                switch name {
                case "keys": rule.keys = try text(member.value, "a pattern of keys")
                case "kind": rule.kind = try text(member.value, "a kind of text")
                case "utf16": rule.utf16 = try count(member.value)
                case "columns": rule.columns = try count(member.value)
                case "push":
                    let word = try text(member.value, "banner or list")
                    guard let profile = PushProfile(rawValue: word) else {
                        throw refusal(member.value, "a push profile is banner or list")
                    }
                    rule.push = profile
                default:
                    throw unknown(name, member.name, ["keys", "kind", "utf16", "columns", "push"])
                }
            }
            limits.append(rule)
        }
        return limits
    }

    private func glossary(_ node: JSONNode) throws(CommandError) -> [GlossaryTerm] {
        var terms: [GlossaryTerm] = []
        for element in try elements(node, "terms") {
            var source = ""
            var translations: [String: String] = [:]
            for member in try members(element, "source and translations") {
                switch member.name.string {
                case "source": source = try text(member.value, "a term")
                case "translations":
                    for translation in try members(member.value, "languages with the term") {
                        translations[translation.name.string ?? ""] = try text(
                            translation.value, "a term")
                    }
                case let name:
                    throw unknown(name ?? "", member.name, ["source", "translations"])
                }
            }
            guard !source.isEmpty else { throw refusal(element, "a term needs its 'source'") }
            terms.append(GlossaryTerm(source: source, translations: translations))
        }
        return terms
    }
}

extension LintConfigurationReader {
    private func members(
        _ node: JSONNode, _ what: String
    ) throws(CommandError) -> JSONMembers {
        guard node.kind == .object else { throw refusal(node, "an object is wanted: \(what)") }
        return node.members
    }

    private func elements(
        _ node: JSONNode, _ what: String
    ) throws(CommandError) -> JSONElements {
        guard node.kind == .array else { throw refusal(node, "an array of \(what) is wanted") }
        return node.elements
    }

    private func texts(_ node: JSONNode, _ what: String) throws(CommandError) -> [String] {
        var texts: [String] = []
        for element in try elements(node, "texts") { texts.append(try text(element, what)) }
        return texts
    }

    private func text(_ node: JSONNode, _ what: String) throws(CommandError) -> String {
        guard let text = node.string, !text.isEmpty else {
            throw refusal(node, "\(what) is wanted, as a text")
        }
        return text
    }

    private func count(_ node: JSONNode) throws(CommandError) -> Int {
        guard let count = node.int, count > 0 else {
            throw refusal(node, "a limit is a whole number above 0")
        }
        return count
    }

    private func unknown(
        _ name: String, _ node: JSONNode, _ known: [String]
    ) -> CommandError {
        refusal(
            node,
            "no member is called '\(name.prefix(60))'; there are \(known.joined(separator: ", "))")
    }

    private func refusal(_ node: JSONNode, _ message: String) -> CommandError {
        refusal(at: node.byteRange.lowerBound, message)
    }

    private func refusal(at offset: Int, _ message: String) -> CommandError {
        let place = lines.position(at: offset)
        return .refused(path: nil, "\(path):\(place.line):\(place.column): \(message)")
    }
}
