import JSON
import TestSupport
import Testing

/// Edits of files in one layout throughout give the same bytes as laying out the edited value.
@Suite struct JSONEditLayoutTests {
    /// A layout as Python's `json.dumps(value, indent=…, separators=…)` makes it.
    struct Layout: Sendable, CustomTestStringConvertible {
        let unit: String?
        let lineEnd: String
        let comma: String
        let colon: String

        var testDescription: String { "\([unit, lineEnd, comma, colon])" }

        func text(_ value: JSONValue, _ indentation: String = "") -> String {
            let children: [String]
            let inner = indentation + (unit ?? "")
            let brackets: (String, String)
            switch value {
            case .object(let members):
                children = members.map {
                    JSONWriter.text(of: .string($0.name)) + colon + text($0.value, inner)
                }
                brackets = ("{", "}")
            case .array(let elements):
                children = elements.map { text($0, inner) }
                brackets = ("[", "]")
            default: return JSONWriter.text(of: value)
            }
            guard !children.isEmpty else { return brackets.0 + brackets.1 }
            guard unit != nil else {
                return brackets.0 + children.joined(separator: comma) + brackets.1
            }
            return brackets.0 + lineEnd + inner
                + children.joined(separator: comma + lineEnd + inner)
                + lineEnd + indentation + brackets.1
        }
    }

    private static let layouts = [
        Layout(unit: "  ", lineEnd: "\n", comma: ",", colon: ": "),
        Layout(unit: "    ", lineEnd: "\n", comma: ",", colon: ": "),
        Layout(unit: "\t", lineEnd: "\n", comma: ",", colon: ":"),
        Layout(unit: "  ", lineEnd: "\r\n", comma: ",", colon: " : "),
        Layout(unit: "\t", lineEnd: "\r\n", comma: ",", colon: ": "),
        Layout(unit: nil, lineEnd: "", comma: ",", colon: ":"),
        Layout(unit: nil, lineEnd: "", comma: ", ", colon: ": "),
    ]

    /// Tells everything about a layout, wherever the edit is.
    private static let telling: (name: String, value: JSONValue) = (
        "telling", ["object": ["a": 1, "b": 2], "array": [1, [2, 3]]]
    )

    /// Python 3.11: `json.dumps({"a": [1, {}], "é": {"b": None}}, indent=2, ensure_ascii=False)`,
    /// then `indent="\t"` with `separators=(",", ":")`, then without indent.
    @Test("the layouts are Python's")
    func python() {
        let value: JSONValue = ["a": [1, [:]], "é": ["b": nil]]
        #expect(
            Self.layouts[0].text(value)
                == "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"é\": {\n    \"b\": null\n  }\n}")
        #expect(
            Self.layouts[2].text(value)
                == "{\n\t\"a\":[\n\t\t1,\n\t\t{}\n\t],\n\t\"é\":{\n\t\t\"b\":null\n\t}\n}")
        #expect(Self.layouts[6].text(value) == #"{"a": [1, {}], "é": {"b": null}}"#)
    }

    @Test(
        "random edits leave the layout as if the value had been laid out anew", arguments: layouts)
    func random(_ layout: Layout) throws {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<(Repository.isFullRun ? 20_000 : 200) {
            var value: JSONValue = .object([
                Self.telling, (name: "x", value: Self.value(depth: 3, &random)),
            ])
            var document = JSONDocument(layout.text(value))
            for _ in 0..<4 {
                let edit = try #require(Self.edit(&value, document, &random))
                document = document.applying(edit)
                #expect(String(decoding: document.bytes, as: UTF8.self) == layout.text(value))
                #expect(document.isAccepted)
            }
        }
    }

    /// Edits a value and says how its document is edited: the first member stays.
    private static func edit(
        _ value: inout JSONValue, _ document: JSONDocument, _ random: inout SeededGenerator
    ) -> JSONEdit? {
        guard case .object(var members) = value, let root = document.root else { return nil }
        let count = members.count
        let new = Self.value(depth: 2, &random)
        let edit: JSONEdit?
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where count > 1:
            let offset = Int.random(in: 1..<count, using: &random)
            edit = .removing(at: offset, from: root)
            members.remove(at: offset)
        case 1 where count > 1:
            let offset = Int.random(in: 1..<count, using: &random)
            let node = root.members.dropFirst(offset).first { _ in true }?.value
            edit = node.flatMap { Self.descend(&members[offset].value, $0, &random) }
        default:
            let offset = Int.random(in: 1...count, using: &random)
            let name = "n\(Int.random(in: 0..<1000, using: &random))"
            edit = .inserting(name, new, into: root, at: offset)
            members.insert((name: name, value: new), at: offset)
        }
        value = .object(members)
        return edit
    }

    /// Edits somewhere below a value.
    private static func descend(
        _ value: inout JSONValue, _ node: JSONNode, _ random: inout SeededGenerator
    ) -> JSONEdit? {
        let new = Self.value(depth: 1, &random)
        switch value {
        case .array(var elements) where Bool.random(using: &random):
            defer { value = .array(elements) }
            if let offset = elements.indices.randomElement(using: &random),
                Bool.random(using: &random)
            {
                guard Bool.random(using: &random), let element = node[element: offset] else {
                    elements.remove(at: offset)
                    return .removing(at: offset, from: node)
                }
                return descend(&elements[offset], element, &random)
            }
            let offset = Int.random(in: 0...elements.count, using: &random)
            elements.insert(new, at: offset)
            return .inserting(new, into: node, at: offset)
        case .object(var members) where Bool.random(using: &random):
            members.append((name: "k", value: new))
            value = .object(members)
            return .inserting("k", new, into: node)
        default:
            value = new
            return .replacing(node, with: new)
        }
    }

    private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 3), using: &random) {
        case 0: .string("é\n")
        case 1: .integer(Int.random(in: 0..<100, using: &random))
        case 2: .bool(true)
        case 3:
            .array(
                (0..<Int.random(in: 0..<3, using: &random)).map { _ in
                    value(depth: depth - 1, &random)
                })
        default:
            .object(
                (0..<Int.random(in: 0..<3, using: &random)).map {
                    (name: "m\($0)", value: value(depth: depth - 1, &random))
                })
        }
    }
}
