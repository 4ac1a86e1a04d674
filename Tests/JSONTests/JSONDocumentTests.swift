import JSON
import Testing
import Text

@Suite struct JSONDocumentTests {
    @Test("keeps members in order with their ranges")
    func members() throws {
        let document = JSONDocument(#" {"b": 1, "a" : [true, null, "x"], "b": {"c": -2.5e1}} "#)
        #expect(document.faults.isEmpty)
        let root = try #require(document.root)
        #expect(root.kind == .object)
        #expect(root.count == 3)
        #expect(root.members.map { $0.name.string } == ["b", "a", "b"])
        #expect(
            root.members.map { document.text($0.name.byteRange) } == [#""b""#, #""a""#, #""b""#])
        #expect(
            root.members.map { document.text($0.value.byteRange) }
                == ["1", #"[true, null, "x"]"#, #"{"c": -2.5e1}"#])
        #expect(root[member: "b"]?.int == 1)
        #expect(root[member: "a"]?.count == 3)
        #expect(root[member: "a"]?.elements.map(\.kind) == [.true, .null, .string])
        #expect(root[member: "a"]?[element: 2]?.string == "x")
        #expect(root[member: "a"]?[element: 3] == nil)
        #expect(root[member: "a"]?[element: -1] == nil)
        #expect(root[member: "c"] == nil)
        #expect(root.members.map { $0 }.last?.value[member: "c"]?.double == -25)
    }

    @Test("answers nothing for another kind")
    func otherKinds() throws {
        for text in ["{}", "[]", "1", #""s""#, "true", "false", "null"] {
            let node = try #require(JSONDocument(text).root)
            #expect((node.string != nil) == (node.kind == .string))
            #expect((node.int != nil) == (node.kind == .number))
            #expect((node.double != nil) == (node.kind == .number))
            #expect((node.bool != nil) == (text == "true" || text == "false"))
            #expect(node.isNull == (text == "null"))
            #expect(node.members.map { $0 }.isEmpty && node.elements.map { $0 }.isEmpty)
            #expect(node[member: "s"] == nil && node[element: 0] == nil)
            #expect(node.path.isEmpty)
            #expect(node.duplicateMembers.isEmpty)
        }
    }

    @Test("finds a member by the bytes of its name, not by canonical equivalence")
    func names() throws {
        let root = try #require(JSONDocument(#"{"e\u0301":1,"é":2,"\u0061":3,"a":4,"":5}"#).root)
        #expect(root[member: "e\u{301}"]?.int == 1)
        #expect(root[member: "\u{E9}"]?.int == 2)
        #expect(root[member: "a"]?.int == 3)
        #expect(root[member: ""]?.int == 5)
    }

    @Test("lists duplicate names with the ranges of both, in small and in large objects")
    func duplicates() throws {
        for padding in [0, 20] {
            let rest = (0..<padding).map { #","k\#($0)":0"# }.joined()
            let text = #"{"a":1,"é":2,"\u0061":3,"e\u0301":4,"a":5\#(rest)}"#
            let document = JSONDocument(text)
            let duplicates = try #require(document.root).duplicateMembers
            #expect(
                duplicates.map { document.text($0.first.name.byteRange) } == [#""a""#, #""a""#])
            #expect(
                duplicates.map { document.text($0.duplicate.name.byteRange) } == [
                    #""\u0061""#, #""a""#,
                ])
            #expect(duplicates.map { $0.first.value.int } == [1, 1])
            #expect(duplicates.map { $0.duplicate.value.int } == [3, 5])
        }
    }

    @Test(
        "describes where a node is",
        arguments: [
            (["offers", "labels", 2, "text"], "offers.labels[2].text"),
            (["offers", "offer.button"], #"offers["offer.button"]"#),
            (["offers", "@key"], "offers.@key"), (["offers", ""], #"offers[""]"#),
            (["offers", "ä\n"], #"offers["ä\n"]"#),
            (["offers", "labels", 1, 0], "offers.labels[1][0]"),
            ([], ""),
        ] as [([any Sendable], String)])
    func path(_ steps: [any Sendable], _ expected: String) throws {
        let text = #"""
            {"x":{"offers":[]},"offers":{"labels":[0,[7],{"id":1,"text":"t"}],"offer.button":1,
             "@key":2,"":3,"ä\n":4}}
            """#
        var node = try #require(JSONDocument(text).root)
        for step in steps {
            if let name = step as? String {
                node = try #require(node[member: name])
            } else {
                let offset = try #require(step as? Int)
                node = try #require(node[element: offset])
            }
        }
        #expect(node.path == expected)
    }

    @Test("a name has the path of its member")
    func pathOfName() throws {
        let root = try #require(JSONDocument(#"{"a":{"b":[]}}"#).root)
        let inner = try #require(root[member: "a"]?.members.first(where: { _ in true }))
        #expect(inner.name.path == "a.b")
        #expect(inner.value.path == "a.b")
    }

    @Test(
        "reads numbers",
        arguments: [
            ("0", 0, 0), ("-0", 0, -0.0), ("9223372036854775807", .max, 9.223372036854775807e18),
            ("-9223372036854775808", .min, -9.223372036854775808e18),
            ("9223372036854775808", nil, 9.223372036854775808e18), ("1.0", nil, 1),
            ("1e2", nil, 100),
            ("1E+2", nil, 100), ("-1.5e-2", nil, -0.015), ("1e400", nil, nil), ("-1e400", nil, nil),
            ("1e-400", nil, 0),
            ("123456789012345678901234567890", nil, 123456789012345677877719597056),
        ] as [(String, Int?, Double?)])
    func numbers(_ text: String, _ int: Int?, _ double: Double?) throws {
        let document = JSONDocument(text)
        let node = try #require(document.root)
        #expect(document.faults.isEmpty)
        #expect(node.int == int)
        #expect(node.double?.bitPattern == double?.bitPattern)
        #expect(node.numberText == text)
    }

    @Test("notes a byte order mark and counts ranges from the start of the file")
    func byteOrderMark() throws {
        let document = JSONDocument(parsing: [0xEF, 0xBB, 0xBF] + Array(#"{"a":1}"#.utf8))
        #expect(document.hasByteOrderMark)
        #expect(document.isAccepted)
        #expect(document.faultKinds == [.byteOrderMark])
        #expect(document.root?.byteRange == 3..<10)
        #expect(LineIndex(document.bytes).position(at: 4).column == 2)
    }
}
