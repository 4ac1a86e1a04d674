internal import JSON
internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct TextCodingTests {
    /// A file that is one text.
    private static func file(_ text: String, _ coding: TextCoding) -> (StringFile, TextContent) {
        let source = SourceText(Array(text.utf8))
        let range = ByteRange(0..<source.utf8.count)
        return (StringFile(format: .json, source: source), .encoded(range, coding))
    }

    @Test(
        "decodes and maps JSON escapes as the JSON reader does",
        arguments: [
            #""#, #"plain"#, #"é日🎁"#, #"a\n\"b\"\/\\"#, #"\u00e9\ud83c\udf81x"#,
            #"\ud83c x \udf81"#, #"\q \u12 \"#, #"\uD83C"#, #"\u0000\u001f"#, #"\\u0041"#,
        ])
    func json(_ text: String) throws {
        let document = JSONDocument(parsing: Array("\"\(text)\"".utf8))
        let node = try #require(document.root)
        let range = ByteRange(node.textRange)
        let file = StringFile(format: .json, source: SourceText(document.bytes))
        let content = TextContent.encoded(range, .json)
        expectSameText(file.text(of: content), node.string ?? "")
        for offset in 0...(node.string?.utf16.count ?? 0) + 1 {
            #expect(
                file.byteOffset(ofUTF16: offset, in: content)
                    == node.sourceByteOffset(ofUTF16: offset))
        }
    }

    @Test("maps text that is written as it is, ill-formed bytes too")
    func verbatim() {
        let bytes: [UInt8] = Array("aé🎁".utf8) + [0xE2, 0x82, 0x41]
        let file = StringFile(format: .json, source: SourceText(bytes))
        let content = TextContent.encoded(ByteRange(0..<bytes.count), .verbatim)
        expectSameText(file.text(of: content), "aé🎁\u{FFFD}A")
        let offsets = (0...7).map { file.byteOffset(ofUTF16: $0, in: content) }
        #expect(offsets == [0, 1, 3, 3, 7, 9, 10, nil])
    }

    @Test("a value has no place")
    func value() {
        let file = StringFile(format: .json)
        #expect(file.byteOffset(ofUTF16: 0, in: .text("a")) == nil)
        #expect(file.text(of: .text("a")) == "a")
        #expect(TextContent.text("a").range == .none)
    }
}
