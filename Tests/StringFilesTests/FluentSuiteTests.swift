internal import FoundationEssentials
internal import JSON
internal import StringFiles
internal import TestSupport
internal import Testing

/// The fixtures of projectfluent/fluent, whose syntax trees are normative for Fluent 1.0.
@Suite struct FluentSuiteTests {
    private static let folder = Repository.corpus("suites/fluent-1.0")

    private static var names: [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder ?? "")) ?? []
        return all.filter { $0.hasSuffix(".ftl") }.sorted()
    }

    @Test(
        "gives the entries and the junk of the suite",
        .enabled(if: folder != nil, "no corpus"), arguments: names)
    func suite(_ name: String) throws {
        let folder = try #require(Self.folder)
        var bytes = try [UInt8](Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
        if name == "crlf.ftl", !bytes.contains(0x0D) {
            // The copy of the suite has lost what the file is about.
            bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
        }
        let tree = "\(folder)/\(name.dropLast(4)).json"
        let document = JSONDocument(parsing: try [UInt8](Data(contentsOf: URL(filePath: tree))))
        let root = try #require(document.root)
        var parser = FluentParser(bytes)
        let actual = FluentOutline(bytes: bytes).outline(parser.resource())
        expectSameText(actual, FluentTreeOutline().outline(root: root), name)
        let (file, diagnostics) = StringFile.read(SourceText(bytes), as: .fluent)
        #expect(file.bytes(applying: []).bytes == bytes)
        expectSoundRanges(file, diagnostics)
        let junk = try #require(root[member: "body"]).elements.count {
            $0[member: "type"]?.string == "Junk"
        }
        #expect(file.junk.count == junk)
        #expect(diagnostics.count { $0.id == .syntax } == junk)
    }
}

/// Prints what our parser gives.
private struct FluentOutline {
    let bytes: [UInt8]

    func outline(_ entries: [FluentEntry]) -> String {
        entries.map { outline($0) + "\n" }.joined()
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func outline(_ entry: FluentEntry) -> String {
        switch entry {
        case .junk(let range, _): return "junk \(text(range).debugDescription)"
        case .comment(let comment): return outline(comment)
        case .message(let message):
            let name = text(message.isTerm ? message.name.dropFirst() : message.name)
            var lines = ["\(message.isTerm ? "term" : "message") \(name)"]
            lines += message.comment.map { [outline($0)] } ?? []
            lines += message.value.map { [outline($0)] } ?? []
            lines += message.attributes.map { ".\(text($0.name)) \(outline($0.value))" }
            return lines.joined(separator: "\n  ")
        }
    }

    private func outline(_ comment: FluentComment) -> String {
        let content = comment.lines.map(text).joined(separator: "\n")
        return "comment \(comment.level) \(content.debugDescription)"
    }

    private func outline(_ pattern: FluentPattern) -> String {
        var parts: [String] = []
        var pending = ""
        func flush() {
            if !pending.isEmpty { parts.append(pending.debugDescription) }
            pending = ""
        }
        func add(_ range: Range<Int>) {
            pending += text(range.clamped(to: pattern.range))
        }
        for element in pattern.elements {
            switch element {
            case .text(let range): add(range)
            case .newline(let offset): add(offset..<offset + 1)
            case .indent(let range): add(range.dropFirst(pattern.commonIndent))
            case .placeable(let placeable):
                flush()
                parts.append("{\(outline(placeable.expression))}")
            }
        }
        flush()
        return parts.joined(separator: " ")
    }

    private func outline(_ expression: FluentExpression) -> String {
        switch expression {
        case .string(let range): return "string \(text(range).debugDescription)"
        case .number(let range): return "number \(text(range))"
        case .variable(let range): return "$\(text(range))"
        case .message(let name, let attribute):
            return "message \(text(name)) \(attribute.map(text) ?? "-")"
        case .term(let name, let attribute, let arguments):
            return "term \(text(name)) \(attribute.map(text) ?? "-") "
                + (arguments.map(outline) ?? "-")
        case .function(let name, let arguments): return "\(text(name)) \(outline(arguments))"
        case .placeable(let placeable): return "{\(outline(placeable.expression))}"
        case .select(let select):
            let variants = select.variants.map {
                "\($0.isDefault ? "*" : "")[\(text($0.key))] \(outline($0.value))"
            }
            return "\(outline(select.selector)) -> \(variants.joined(separator: " "))"
        }
    }

    private func outline(_ arguments: FluentArguments) -> String {
        let named = arguments.named.map { "\(text($0.name)): \(outline($0.value))" }
        return "(\((arguments.positional.map(outline) + named).joined(separator: ", ")))"
    }
}

/// Prints the normative tree in the same words.
private struct FluentTreeOutline {
    func outline(root: JSONNode) -> String {
        (root[member: "body"].map { Array($0.elements) } ?? []).map { outline(entry: $0) + "\n" }
            .joined()
    }

    private func string(_ node: JSONNode?, _ name: String) -> String {
        node?[member: name]?.string ?? "?"
    }

    private func child(_ node: JSONNode, _ name: String) -> JSONNode? {
        node[member: name].flatMap { $0.isNull ? nil : $0 }
    }

    private func outline(entry node: JSONNode) -> String {
        let type = string(node, "type")
        switch type {
        case "Junk": return "junk \(string(node, "content").debugDescription)"
        case "Comment", "GroupComment", "ResourceComment": return outline(comment: node)
        default:
            let name = string(node[member: "id"], "name")
            var lines = ["\(type.lowercased()) \(name)"]
            if let comment = child(node, "comment") { lines.append(outline(comment: comment)) }
            if let value = child(node, "value") { lines.append(outline(pattern: value)) }
            for attribute in node[member: "attributes"].map({ Array($0.elements) }) ?? [] {
                guard let value = child(attribute, "value") else { continue }
                let name = string(attribute[member: "id"], "name")
                lines.append(".\(name) \(outline(pattern: value))")
            }
            return lines.joined(separator: "\n  ")
        }
    }

    private func outline(comment node: JSONNode) -> String {
        let levels = ["Comment": 1, "GroupComment": 2, "ResourceComment": 3]
        let level = levels[string(node, "type")] ?? 0
        return "comment \(level) \(string(node, "content").debugDescription)"
    }

    private func outline(pattern node: JSONNode) -> String {
        let elements = node[member: "elements"].map { Array($0.elements) } ?? []
        return elements.map { element in
            guard let expression = element[member: "expression"] else {
                return string(element, "value").debugDescription
            }
            return "{\(outline(expression))}"
        }
        .joined(separator: " ")
    }

    private func outline(_ node: JSONNode?) -> String {
        guard let node else { return "?" }
        let name = string(node[member: "id"], "name")
        let attribute = child(node, "attribute").map { string($0, "name") } ?? "-"
        let arguments = child(node, "arguments").map(outline(arguments:)) ?? "-"
        switch string(node, "type") {
        case "StringLiteral": return "string \(string(node, "value").debugDescription)"
        case "NumberLiteral": return "number \(string(node, "value"))"
        case "VariableReference": return "$\(name)"
        case "MessageReference": return "message \(name) \(attribute)"
        case "TermReference": return "term \(name) \(attribute) \(arguments)"
        case "FunctionReference": return "\(name) \(arguments)"
        case "Placeable": return "{\(outline(node[member: "expression"]))}"
        case "SelectExpression":
            let variants = (node[member: "variants"].map { Array($0.elements) } ?? []).map {
                let key = $0[member: "key"]
                let name = key?[member: "name"]?.string ?? string(key, "value")
                let value = child($0, "value").map(outline(pattern:)) ?? "?"
                return "\($0[member: "default"]?.bool == true ? "*" : "")[\(name)] \(value)"
            }
            return "\(outline(node[member: "selector"])) -> \(variants.joined(separator: " "))"
        default: return "?"
        }
    }

    private func outline(arguments node: JSONNode) -> String {
        let positional = (node[member: "positional"].map { Array($0.elements) } ?? [])
            .map { outline($0) }
        let named = (node[member: "named"].map { Array($0.elements) } ?? []).map {
            "\(string($0[member: "name"], "name")): \(outline($0[member: "value"]))"
        }
        return "(\((positional + named).joined(separator: ", ")))"
    }
}
