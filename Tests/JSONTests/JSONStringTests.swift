import JSON
import Testing

@Suite struct JSONStringTests {
    /// Expected values by Python 3.11: `json.loads(text)`; lone surrogates are ours.
    @Test(
        "decodes escapes",
        arguments: [
            (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0041\u00e9\u20AC""#, "Aé€"),
            (#""\ud83d\ude00""#, "😀"), (#""a\u0000b""#, "a\0b"),
            (#""\uFFFD\u2028""#, "\u{FFFD}\u{2028}"),
            (#""é\u0301""#, "\u{E9}\u{301}"), ("\"\u{2028}\u{7F}\"", "\u{2028}\u{7F}"),
            ("\"\"", ""),
            (#""12345678\n12345678""#, "12345678\n12345678"),
        ] as [(String, String)])
    func escapes(_ text: String, _ expected: String) throws {
        let document = JSONDocument(text)
        let node = try #require(document.root)
        #expect(document.faults.isEmpty)
        #expect(node.string.map { Array($0.utf8) } == Array(expected.utf8))
        #expect(node.hasText(expected))
        #expect(!node.hasText(expected + "x"))
        #expect(
            node.withStringUTF8 { span in span.indices.map { span[$0] } } == Array(expected.utf8))
        #expect(node.isWellFormedString)
    }

    @Test(
        "keeps the text around what it cannot keep",
        arguments: [
            (#""a\ud800b""#, "a\u{FFFD}b", [JSONFault.Kind.loneSurrogate], [2..<8]),
            (
                #""a\udc00\ud800b""#, "a\u{FFFD}\u{FFFD}b", [.loneSurrogate, .loneSurrogate],
                [2..<8, 8..<14]
            ),
            (#""\ud800\ud83d\ude00""#, "\u{FFFD}😀", [.loneSurrogate], [1..<7]),
            (#""\ud800\u0041""#, "\u{FFFD}A", [.loneSurrogate], [1..<7]),
            (#""a\xb""#, #"a\xb"#, [.invalidEscape], [2..<4]),
            (#""\u12g4""#, #"\u12g4"#, [.invalidEscape], [1..<3]),
            (#""\é""#, #"\é"#, [.invalidEscape], [1..<2]),
            ("\"a\tb\n\"", "a\tb\n", [.controlCharacter], [2..<3]),
        ])
    func faults(
        _ text: String, _ expected: String, _ kinds: [JSONFault.Kind], _ ranges: [Range<Int>]
    ) throws {
        let document = JSONDocument(text)
        #expect(document.root?.string.map { Array($0.utf8) } == Array(expected.utf8))
        #expect(document.faultKinds == kinds)
        #expect(document.faults.map(\.byteRange) == ranges)
        #expect(!document.isAccepted)
    }

    /// Expected texts by Python 3.11: `bytes.decode("utf-8", "replace")`, one U+FFFD a maximal
    /// subpart.
    @Test(
        "replaces ill-formed UTF-8 and reports each run",
        arguments: [
            ([0x61, 0xFF, 0x62], "a\u{FFFD}b", [2..<3]), ([0xC3], "\u{FFFD}", [1..<2]),
            ([0xE2, 0x82, 0x41], "\u{FFFD}A", [1..<3]),
            ([0xF0, 0x9F, 0x98, 0x20], "\u{FFFD} ", [1..<4]),
            ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", [1..<4]),
            ([0xC0, 0xAF, 0xC3, 0xA9], "\u{FFFD}\u{FFFD}é", [1..<3]),
            ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}", [1..<5]),
            ([0xE0, 0x80, 0x41, 0x80], "\u{FFFD}\u{FFFD}A\u{FFFD}", [1..<3, 4..<5]),
        ] as [([UInt8], String, [Range<Int>])])
    func illFormed(_ bytes: [UInt8], _ expected: String, _ ranges: [Range<Int>]) {
        let document = JSONDocument(parsing: [0x22] + bytes + [0x22])
        #expect(document.root?.string == expected)
        #expect(document.root?.isWellFormedString == false)
        #expect(document.faults.map(\.byteRange) == ranges)
        #expect(document.faultKinds.allSatisfy { $0 == .invalidUTF8 })
    }

    @Test(
        "turns an offset in a text into an offset in the file",
        arguments: [
            (#""abc""#, [1, 2, 3, 4]), ("\"\"", [1]), (#""aé€😀z""#, [1, 2, 4, 7, 7, 11, 12]),
            (#""\n\u00e9b""#, [1, 3, 9, 10]), (#""\ud83d\ude00x""#, [1, 7, 13, 14]),
            (#""\ud83dx""#, [1, 7, 8]), (#""\qx""#, [1, 2, 3, 4]),
        ])
    func offsets(_ text: String, _ expected: [Int]) throws {
        let node = try #require(JSONDocument(text).root)
        let count = try #require(node.string).utf16.count
        #expect((0...count).map { node.sourceByteOffset(ofUTF16: $0) } == expected)
        #expect(node.sourceByteOffset(ofUTF16: count + 1) == nil)
        #expect(node.sourceByteOffset(ofUTF16: -1) == nil)
    }
}
