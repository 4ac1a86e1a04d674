import JSON
import Testing

@Suite struct JSONWriterTests {
    private static let value: JSONValue = [
        "b": 1, "a": [true, nil, "x", [], [:]], "e": -1.5, "f": ["g": ["h": 2.0]],
    ]

    @Test("writes members in their order without white space")
    func compact() {
        #expect(
            JSONWriter.text(of: Self.value)
                == #"{"b":1,"a":[true,null,"x",[],{}],"e":-1.5,"f":{"g":{"h":2}}}"#)
    }

    @Test("lays out in two spaces a level")
    func pretty() {
        #expect(
            JSONWriter.text(of: Self.value, layout: .pretty) == """
                {
                  "b": 1,
                  "a": [
                    true,
                    null,
                    "x",
                    [],
                    {}
                  ],
                  "e": -1.5,
                  "f": {
                    "g": {
                      "h": 2
                    }
                  }
                }
                """)
    }

    @Test(
        "escapes what must be escaped and nothing else",
        arguments: [
            ("\"\\", #""\"\\""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
            ("\0\u{1F}\u{B}", #""\u0000\u001f\u000b""#),
            ("/\u{7F}\u{2028}\u{2029}é😀\u{FFFD}", "\"/\u{7F}\u{2028}\u{2029}é😀\u{FFFD}\""),
            ("", "\"\""),
            ("12345678\"1234567812\n", #""12345678\"1234567812\n""#),
        ])
    func escapes(_ text: String, _ expected: String) {
        #expect(Array(JSONWriter.text(of: .string(text)).utf8) == Array(expected.utf8))
        #expect(JSONWriter.byteCount(ofString: text) == expected.utf8.count)
        let sum = text.unicodeScalars.reduce(2) { $0 + JSONWriter.byteCount(of: $1) }
        #expect(sum == expected.utf8.count)
        #expect(JSONDocument(expected).root?.hasText(text) == true)
    }

    /// The forms ECMAScript's `JSON.stringify` agrees with in value; Swift's exponent has a sign
    /// and two digits.
    @Test(
        "writes doubles in their shortest form",
        arguments: [
            (0, "0"), (-0.0, "-0"), (1, "1"), (0.1, "0.1"), (1e15, "1000000000000000"),
            (1.5e300, "1.5e+300"),
            (.leastNonzeroMagnitude, "5e-324"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
            (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
        ] as [(Double, String)])
    func doubles(_ value: Double, _ expected: String) {
        #expect(JSONWriter.text(of: .double(value)) == expected)
        guard value.isFinite else { return }
        let document = JSONDocument(expected)
        #expect(document.isAccepted)
        #expect(document.root?.double?.bitPattern == value.bitPattern)
    }

    @Test("writes call by call what it writes as a value")
    func calls() {
        var writer = JSONWriter()
        writer.beginObject()
        writer.name("aps")
        writer.beginObject()
        writer.name("alert")
        writer.beginArray()
        writer.string("a")
        writer.integer(.min)
        writer.bool(false)
        writer.null()
        writer.double(0.5)
        writer.literal("1E2")
        writer.endArray()
        writer.endObject()
        writer.name("x")
        writer.value(["y": 1])
        writer.endObject()
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"aps":{"alert":["a",-9223372036854775808,false,null,0.5,1E2]},"x":{"y":1}}"#)
    }
}
