import JSON
import Testing

@Suite struct JSONEditTests {
    @Test(
        "appends a member as its neighbours stand",
        arguments: [
            ("{\n  \"a\": 1\n}\n", "{\n  \"a\": 1,\n  \"z\": \"x\"\n}\n"),
            (
                "{\n    \"a\" : 1,\n    \"b\" : 2\n}",
                "{\n    \"a\" : 1,\n    \"b\" : 2,\n    \"z\" : \"x\"\n}"
            ),
            ("{\r\n\t\"a\": 1\r\n}\r\n", "{\r\n\t\"a\": 1,\r\n\t\"z\": \"x\"\r\n}\r\n"),
            ("{\r  \"a\": 1\r}", "{\r  \"a\": 1,\r  \"z\": \"x\"\r}"),
            (#"{"a":1}"#, #"{"a":1,"z":"x"}"#), (#"{"a": 1}"#, #"{"a": 1, "z": "x"}"#),
            (#"{ "a": 1, "b": 2 }"#, #"{ "a": 1, "b": 2, "z": "x" }"#),
            ("{\n  \"a\": 1, \"b\": 2\n}", "{\n  \"a\": 1, \"b\": 2, \"z\": \"x\"\n}"),
            (
                "{\n  \"a\": 1,\n\n  \"b\": 2\n}",
                "{\n  \"a\": 1,\n\n  \"b\": 2,\n\n  \"z\": \"x\"\n}"
            ),
            ("{\n  \"a\": 1\n  , \"b\": 2\n}", "{\n  \"a\": 1\n  , \"b\": 2\n  , \"z\": \"x\"\n}"),
            ("{}\n", "{\n  \"z\": \"x\"\n}\n"), ("\u{FEFF}{\n}", "\u{FEFF}{\n  \"z\": \"x\"\n}"),
        ])
    func append(_ text: String, _ expected: String) throws {
        let root = try #require(JSONDocument(text).root)
        let edit = try #require(JSONEdit.inserting("z", "x", into: root))
        #expect(Self.text(root, edit) == expected)
        // Nothing but the insertion, and the white space of an empty container, has changed.
        #expect(edit.byteRange.isEmpty || root.count == 0)
    }

    @Test("inserts a member before another")
    func insert() throws {
        let root = try #require(JSONDocument("{\n  \"a\": 1,\n  \"b\": 2\n}").root)
        let first = try #require(JSONEdit.inserting("z", 0, into: root, at: 0))
        #expect(Self.text(root, first) == "{\n  \"z\": 0,\n  \"a\": 1,\n  \"b\": 2\n}")
        let second = try #require(JSONEdit.inserting("z", 0, into: root, at: 1))
        #expect(Self.text(root, second) == "{\n  \"a\": 1,\n  \"z\": 0,\n  \"b\": 2\n}")
        let single = try #require(JSONDocument("{\n  \"a\": 1\n}").root)
        let before = try #require(JSONEdit.inserting("z", 0, into: single, at: -1))
        #expect(Self.text(single, before) == "{\n  \"z\": 0,\n  \"a\": 1\n}")
    }

    private static let catalog = """
        {
          "labels": [
            {"id": "a", "text": "A"},
            {"id": "b", "tags": []}
          ],
          "tags": ["x", "y"],
          "empty": [],
          "texts": {
            "en": "E"
          },
          "none": {}
        }

        """

    @Test(
        "gives a new container the lines its siblings have",
        arguments: [
            (
                "labels", ["id": "c", "variants": ["de": "D"]],
                ",\n    {\"id\": \"c\", \"variants\": {\"de\": \"D\"}}"
            ),
            ("tags", "z", ", \"z\""), ("empty", "z", "\"z\""),
            (
                "texts", ["a": ["b"], "c": [:]],
                ",\n    \"new\": {\n      \"a\": [\"b\"],\n      \"c\": {}\n    }"
            ),
            ("none", 1, "\n    \"new\": 1\n  "),
        ] as [(String, JSONValue, String)])
    func containers(_ place: String, _ value: JSONValue, _ inserted: String) throws {
        let document = JSONDocument(Self.catalog)
        let node = try #require(document.root?[member: place])
        let edit = try #require(
            node.kind == .array
                ? JSONEdit.inserting(value, into: node)
                : JSONEdit.inserting("new", value, into: node))
        #expect(String(decoding: edit.bytes, as: UTF8.self) == inserted)
        #expect(edit.byteRange.isEmpty)
        #expect(document.applying(edit).isAccepted)
    }

    @Test("adds a container at the end of the root in lines of its own")
    func nested() throws {
        let root = try #require(JSONDocument(Self.catalog).root)
        let value: JSONValue = ["en": ["title": "T", "tags": ["x"]]]
        let edit = try #require(JSONEdit.setting("push", to: value, in: root))
        #expect(
            Self.text(root, edit).hasSuffix(
                """
                  "none": {},
                  "push": {
                    "en": {
                      "title": "T",
                      "tags": ["x"]
                    }
                  }
                }

                """))
    }

    @Test(
        "replaces a value and nothing else",
        arguments: [
            ("labels", 1, "{\n  \"labels\": 1,\n"), ("labels", [], "{\n  \"labels\": [],\n"),
            (
                "texts", ["de": "D", "fr": [1, 2]],
                "\"texts\": {\n    \"de\": \"D\",\n    \"fr\": [1, 2]\n  },\n"
            ),
            ("tags", ["ü\n"], "\"tags\": [\"ü\\n\"],\n"),
            ("none", ["a": 1], "\"none\": {\n    \"a\": 1\n  }\n}"),
        ] as [(String, JSONValue, String)])
    func replace(_ place: String, _ value: JSONValue, _ expected: String) throws {
        let root = try #require(JSONDocument(Self.catalog).root)
        let node = try #require(root[member: place])
        let edit = JSONEdit.replacing(node, with: value)
        #expect(edit.byteRange == node.byteRange)
        #expect(JSONEdit.setting(place, to: value, in: root) == edit)
        #expect(Self.text(root, edit).contains(expected))
    }

    @Test("replaces a name")
    func rename() throws {
        let root = try #require(JSONDocument("{\n  \"a\" : [1]\n}").root)
        let name = try #require(root.members.first(where: { _ in true })).name
        #expect(Self.text(root, .replacing(name, with: "é\"")) == "{\n  \"é\\\"\" : [1]\n}")
    }

    @Test(
        "removes a child with its comma",
        arguments: [
            (
                "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}\n",
                [
                    "{\n  \"b\": 2,\n  \"c\": 3\n}\n", "{\n  \"a\": 1,\n  \"c\": 3\n}\n",
                    "{\n  \"a\": 1,\n  \"b\": 2\n}\n",
                ]
            ),
            ("[1, 2]", ["[2]", "[1]"]), ("[1,2]", ["[2]", "[1]"]), ("{\n  \"a\": 1\n}\n", ["{}\n"]),
            ("[ [] ]", ["[]"]),
            (
                "{\r\n\t\"a\": {\r\n\t},\r\n\t\"b\": []\r\n}",
                ["{\r\n\t\"b\": []\r\n}", "{\r\n\t\"a\": {\r\n\t}\r\n}"]
            ),
        ])
    func remove(_ text: String, _ expected: [String]) throws {
        let root = try #require(JSONDocument(text).root)
        for (offset, expected) in expected.enumerated() {
            let edit = try #require(JSONEdit.removing(at: offset, from: root))
            #expect(Self.text(root, edit) == expected)
        }
        #expect(JSONEdit.removing(at: expected.count, from: root) == nil)
        #expect(JSONEdit.removing(at: -1, from: root) == nil)
        #expect(JSONEdit.removing("none", from: root) == nil)
    }

    @Test("removes the first member of a name")
    func removeByName() throws {
        let root = try #require(JSONDocument(#"{"a":1,"b":2,"\u0061":3}"#).root)
        let edit = try #require(JSONEdit.removing("a", from: root))
        #expect(Self.text(root, edit) == #"{"b":2,"\u0061":3}"#)
    }

    @Test("makes no edit for another kind")
    func otherKinds() throws {
        let root = try #require(JSONDocument("[1]").root)
        #expect(JSONEdit.inserting("a", 1, into: root) == nil)
        #expect(JSONEdit.setting("a", to: 1, in: root) == nil)
        let element = try #require(root[element: 0])
        #expect(JSONEdit.inserting(1, into: element) == nil)
        #expect(JSONEdit.removing(at: 0, from: element) == nil)
        #expect(Self.text(root, .replacing(root, with: 2)) == "2")
    }

    @Test("cuts a range that lies outside")
    func outside() {
        let document = JSONDocument("[]")
        #expect(
            document.bytes(applying: .init(byteRange: 5..<9, bytes: [0x20])) == Array("[] ".utf8))
        #expect(document.bytes(applying: .init(byteRange: -3..<1, bytes: [])) == Array("]".utf8))
    }

    private static func text(_ root: JSONNode, _ edit: JSONEdit) -> String {
        String(decoding: root.document.bytes(applying: edit), as: UTF8.self)
    }
}
