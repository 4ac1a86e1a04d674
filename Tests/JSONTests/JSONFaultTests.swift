import JSON
import Testing

@Suite struct JSONFaultTests {
    /// A broken text, what could be read of it (junk in angle brackets), and the faults as kind and
    /// range.
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let outline: String
        let faults: String

        init(_ text: String, _ outline: String, _ faults: String) {
            (self.text, self.outline, self.faults) = (text, outline, faults)
        }

        var testDescription: String { text }
    }

    private static let commas = [
        Case(#"{"a":1 "b":2}"#, #"{"a":1,"b":2}"#, "missing-comma 6..<6"),
        Case("{\"a\":1\n\n \"b\":2}", #"{"a":1,"b":2}"#, "missing-comma 6..<6"),
        Case(#"{"a":1,}"#, #"{"a":1}"#, "extra-comma 6..<7"),
        Case(#"{"a":1,,"b":2}"#, #"{"a":1,"b":2}"#, "extra-comma 7..<8"),
        Case(#"{,"a":1}"#, #"{"a":1}"#, "extra-comma 1..<2"),
        Case("[1,2,]", "[1,2]", "extra-comma 4..<5"),
        Case("[1,,2]", "[1,2]", "extra-comma 3..<4"), Case("[,1]", "[1]", "extra-comma 1..<2"),
        Case("[1 {} true]", "[1,{},true]", "missing-comma 2..<2, missing-comma 5..<5"),
        Case(#"{"a":1;"b":2}"#, #"{"a":1,"b":2}"#, "missing-comma 6..<7"),
        Case(#"["a":1,"b":2]"#, #"["a",1,"b",2]"#, "missing-comma 4..<5, missing-comma 10..<11"),
    ]

    private static let names = [
        Case(#"{"a" 1,"b":2}"#, #"{"a":1,"b":2}"#, "missing-colon 5..<5"),
        Case(#"{"a"=1,"b"=>2}"#, #"{"a":1,"b":2}"#, "missing-colon 4..<5, missing-colon 10..<12"),
        Case(#"{"a":,"b":2}"#, #"{"a":<>,"b":2}"#, "missing-value 1..<4"),
        Case(#"{"a","b":2}"#, #"{"a":<>,"b":2}"#, "missing-value 1..<4"),
        Case(#"{"a":"b":1,"c":2}"#, #"{"a":<>,"b":1,"c":2}"#, "missing-value 1..<4"),
        Case(#"{"a" "b":1}"#, #"{"a":<>,"b":1}"#, "missing-value 1..<4, missing-comma 4..<4"),
        Case(#"{"a""#, #"{"a":<>}"#, "unclosed-container 0..<1, missing-value 1..<4"),
        Case(#"{"a":"#, #"{"a":<>}"#, "unclosed-container 0..<1, missing-value 1..<4"),
        Case(#"{"a"::1,"b":2}"#, #"{"a":1,"b":2}"#, "unexpected-character 5..<6"),
        Case(#"{:1,"b":2}"#, #"{<>:1,"b":2}"#, "missing-name 1..<1"),
        Case(#"{a:1,"b":2}"#, #"{<a>:1,"b":2}"#, "invalid-name 1..<2"),
        Case(
            #"{'a':'b, c',1:null,"b":2}"#, #"{<'a'>:<'b, c'>,<1>:null,"b":2}"#,
            "invalid-name 1..<4, unknown-value 5..<11, invalid-name 12..<13"),
        Case(#"{[1]:1,"b":2}"#, #"{<[1]>:1,"b":2}"#, "invalid-name 1..<4"),
        Case(#"{{"a":1},"b":2}"#, #"{<{"a":1}>:<>,"b":2}"#, "invalid-name 1..<8"),
        Case(
            #"{{"a":1,"b":2}"#, #"{<{"a":1,"b":2}>:<>}"#,
            "unclosed-container 0..<1, invalid-name 1..<14"),
    ]

    private static let values = [
        Case(#"{"a":tru,"b":2}"#, #"{"a":<tru>,"b":2}"#, "unknown-value 5..<8"),
        Case(
            #"{"a":tru e,"b":2}"#, #"{"a":<tru>,"b":2}"#,
            "unknown-value 5..<8, unexpected-character 9..<10"),
        Case(#"{"a":1 b,"c":2}"#, #"{"a":1,"c":2}"#, "unexpected-character 7..<8"),
        Case(
            "[True,None,truefalse]", "[<True>,<None>,<truefalse>]",
            "unknown-value 1..<5, unknown-value 6..<10, unknown-value 11..<20"),
        Case(
            "[+1,.5,01,1.,0x1F,1_0,-,1e,-a]", "[<+1>,<.5>,<01>,<1.>,<0x1F>,<1_0>,<->,<1e>,<-a>]",
            """
            invalid-number 1..<3, invalid-number 4..<6, invalid-number 7..<9, invalid-number 10..<12, \
            invalid-number 13..<17, invalid-number 18..<21, invalid-number 22..<23, \
            invalid-number 24..<26, invalid-number 27..<29
            """),
        Case(
            #"[é,ü"x"]"#, #"[<é>,<ü>,"x"]"#,
            "unknown-value 1..<3, unknown-value 4..<6, missing-comma 6..<6"),
        Case(
            "[1\u{A0},\u{FEFF}2\u{3000}]", "[1,2]",
            "unexpected-character 2..<4, unexpected-character 5..<8, unexpected-character 9..<12"),
        Case(
            "[1,\u{C}2,\u{0}3]", "[1,2,3]", "unexpected-character 3..<4, unexpected-character 6..<7"
        ),
        Case(
            "// a\n{/* b */\"a\"/*c*/:/*d*/1/*e*/,\"b\":2}/*f*/", #"{"a":1,"b":2}"#,
            "comment 0..<4, comment 6..<13, comment 16..<21, comment 22..<27, comment 28..<33, comment 40..<45"
        ),
        Case("{\"a\":1, // last\n}", #"{"a":1}"#, "extra-comma 6..<7, comment 8..<15"),
        Case(#"{"a":1/* "b":2}"#, #"{"a":1}"#, "unclosed-container 0..<1, comment 6..<15"),
    ]

    private static let brackets = [
        Case(#"{"a":1"#, #"{"a":1}"#, "unclosed-container 0..<1"),
        Case(#"{"a":[{"b":1"#, #"{"a":[{"b":1}]}"#, "unclosed-container 6..<7"),
        Case(#"{"a":{"b":1,"c":2}"#, #"{"a":{"b":1,"c":2}}"#, "unclosed-container 0..<1"),
        Case(#"{"x":{"a":[1,2},"b":3}"#, #"{"x":{"a":[1,2]},"b":3}"#, "unclosed-container 10..<11"),
        Case(#"{"a":[{"x":1],"b":3}"#, #"{"a":[{"x":1}],"b":3}"#, "unclosed-container 6..<7"),
        Case(#"{"a":{"x":1],"b":3}"#, #"{"a":{"x":1},"b":3}"#, "mismatched-bracket 11..<12"),
        Case(
            #"{"a":[1,2},"b":3}"#, #"{"a":[1,2],"b":3}"#,
            "unclosed-container 5..<6, content-after-end 9..<10"),
        Case(#"{"a":[1,"b":2}"#, #"{"a":[1],"b":2}"#, "unclosed-container 5..<6"),
        Case(
            #"{"a":["b":1,"c":2],"d":3}"#, #"{"a":["b",1,"c",2],"d":3}"#,
            "missing-comma 9..<10, missing-comma 15..<16"),
        Case("[1,2}", "[1,2]", "mismatched-bracket 4..<5"),
        Case(#"{"a":1}}"#, #"{"a":1}"#, "mismatched-bracket 7..<8"),
        Case(#"{"a":{"b":1}},"c":2}"#, #"{"a":{"b":1},"c":2}"#, "content-after-end 12..<13"),
        Case(#"{"a":1} x"#, #"{"a":1}"#, "content-after-end 8..<9"),
        Case(#"{"a":1}{"b":2}"#, #"{"a":1}"#, "content-after-end 7..<14"),
        Case("1 2", "1", "content-after-end 2..<3"),
        Case("]", "", "mismatched-bracket 0..<1, empty 1..<1"), Case("", "", "empty 0..<0"),
        Case(" \n", "", "empty 2..<2"),
    ]

    private static let strings = [
        Case(#"{"a":"b"#, #"{"a":"b"}"#, "unclosed-container 0..<1, unclosed-string 5..<6"),
        Case("{\"a\":\"b\n}", #"{"a":"b"}"#, "unclosed-string 5..<6"),
        Case("{\"a\":\"b,\n \"c\":2}", #"{"a":"b","c":2}"#, "unclosed-string 5..<6"),
        Case("{\"a\":\"b\r\n \"c\":2}", #"{"a":"b","c":2}"#, "unclosed-string 5..<6"),
        Case("{\"a\":\"b\nc\",\"d\":2}", #"{"a":"b\nc","d":2}"#, "control-character 7..<8"),
        Case("{\"a\":\"b\n\n\",\"d\":2}", #"{"a":"b\n\n","d":2}"#, "control-character 7..<8"),
        Case(
            #"{"a":"b "c" d","e":2}"#, #"{"a":"b ","e":2}"#,
            "unexpected-character 9..<10, unexpected-character 10..<14"),
        Case(#"{"a":"\x","b":2}"#, #"{"a":"\\x","b":2}"#, "invalid-escape 6..<8"),
    ]

    @Test(
        "keeps the members around a fault", arguments: commas + names + values + brackets + strings)
    func recovery(_ test: Case) {
        let document = JSONDocument(test.text)
        #expect(document.outline == test.outline)
        let faults = document.faults.map {
            "\($0.kind.rawValue) \($0.byteRange.lowerBound)..<\($0.byteRange.upperBound)"
        }
        #expect(faults.joined(separator: ", ") == test.faults)
        #expect(!document.isAccepted)
    }

    @Test("writes messages in lower case, without a full stop, short and with the character named")
    func messages() {
        let all = Self.commas + Self.names + Self.values + Self.brackets + Self.strings
        let faults = all.flatMap { JSONDocument($0.text).faults }
        for message in Set(faults.map(\.message)) {
            #expect(
                message.unicodeScalars.first?.properties.isUppercase == false
                    || message.hasPrefix("U+") || message.hasPrefix("JSON"))
            #expect(message.last != ".")
            #expect(message.unicodeScalars.count <= 100, "\(message)")
        }
        let messages = faults.map(\.message)
        #expect(messages.contains { $0.contains("U+00A0") })
        #expect(messages.contains { $0.contains("U+000A") })
    }

    @Test(
        "refuses other encodings",
        arguments: [
            [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], [0xFE, 0xFF, 0, 0x7B, 0, 0x7D], [0x7B, 0, 0x7D, 0],
            [0, 0x7B, 0, 0x7D],
        ] as [[UInt8]])
    func encodings(_ bytes: [UInt8]) {
        let document = JSONDocument(parsing: bytes)
        #expect(document.faultKinds == [.encoding])
        #expect(document.root == nil)
    }

    @Test("lists at most 200 faults of a kind and counts the others")
    func manyFaults() {
        let document = JSONDocument("[" + String(repeating: "x,", count: 5000) + "+1]")
        #expect(document.root?.count == 5001)
        #expect(document.faultKinds.filter { $0 == .unknownValue }.count == 200)
        #expect(document.faultKinds.last == .invalidNumber)
        #expect(document.unlistedFaultCount == 4800)
    }

    @Test("every kind has a test")
    func kinds() {
        let all = Self.commas + Self.names + Self.values + Self.brackets + Self.strings
        var seen = Set(all.flatMap { JSONDocument($0.text).faultKinds })
        // Tested elsewhere; a text of 512 MiB is not made in a test.
        seen.formUnion([
            .byteOrderMark, .encoding, .tooLarge, .tooDeep, .invalidUTF8, .loneSurrogate,
        ])
        #expect(seen == Set(JSONFault.Kind.allCases))
    }
}
