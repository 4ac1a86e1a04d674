internal import ICU
internal import StringFiles
internal import Testing
internal import Text

/// Writes a text as UTF-16.
private func utf16(_ text: String, isLittleEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isLittleEndian ? bytes.reversed() : bytes
    }
}

@Suite struct SourceTextTests {
    private static let text = "\"a\" = \"Grüße 日本 🎁\";\r\n"

    @Test("tells UTF-16 by its mark or its zero bytes", arguments: [true, false], [true, false])
    func encoding(isLittleEndian: Bool, isMarked: Bool) {
        let bytes = utf16((isMarked ? "\u{FEFF}" : "") + Self.text, isLittleEndian: isLittleEndian)
        let source = SourceText(bytes)
        #expect(source.encoding == (isLittleEndian ? .utf16LittleEndian : .utf16BigEndian))
        #expect(source.hasByteOrderMark == isMarked)
        #expect(source.utf8 == Array(Self.text.utf8))
        #expect(source.replacedRanges.isEmpty)
    }

    static let notUTF16: [[UInt8]] = [
        Array("{\"a\":\"x\0  y\"}\n".utf8), Array("\"a\0\" = \"b\";".utf8), Array("{\0}".utf8),
        Array("a\0=\0\0\0b".utf8), [0, 0, 0, 0x22], [0x22], [0],
        Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x61, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9],
    ]

    @Test("is not taken in by U+0000 in UTF-8, nor by binary files", arguments: notUTF16)
    func strayZero(bytes: [UInt8]) {
        #expect(SourceText(bytes).encoding == .utf8)
    }

    @Test(
        "reads the shortest files in UTF-16, and those that start with no ASCII",
        arguments: [
            "{}", "a=1", "a", "a=\u{65E5}\u{672C}\n", "ключ=значение  два\n", "ключ,source,de\n",
            "“a” = “b”;\n",
        ])
    func shortest(text: String) {
        #expect(SourceText(utf16(text, isLittleEndian: true)).encoding == .utf16LittleEndian)
        #expect(SourceText(utf16(text, isLittleEndian: false)).encoding == .utf16BigEndian)
    }

    @Test("leads each character back to its bytes in UTF-16", arguments: [true, false])
    func map(isLittleEndian: Bool) {
        let bytes = utf16("\u{FEFF}" + Self.text, isLittleEndian: isLittleEndian)
        let source = SourceText(bytes)
        var offset = 0
        var expected = 2
        for scalar in Self.text.unicodeScalars {
            let end = offset + UTF8.width(scalar)
            let fileEnd = expected + 2 * UTF16.width(scalar)
            #expect(source.fileRange(of: ByteRange(offset..<end)) == expected..<fileEnd)
            (offset, expected) = (end, fileEnd)
        }
        #expect(source.fileRange(of: ByteRange(offset..<offset)) == bytes.count..<bytes.count)
    }

    @Test("puts U+FFFD for lone surrogates and an odd last byte")
    func illFormed() {
        let source = SourceText([0xFE, 0xFF, 0, 0x61, 0xD8, 0, 0, 0x62, 0xDC, 0, 0])
        #expect(String(decoding: source.utf8, as: UTF8.self) == "a\u{FFFD}b\u{FFFD}\u{FFFD}")
        #expect(source.illFormedRanges().map(\.range) == [1..<4, 5..<8, 8..<11])
        #expect(source.fileRange(of: ByteRange(8..<11)) == 10..<11)
    }

    @Test("finds ill-formed UTF-8 as maximal subparts")
    func illFormedUTF8() {
        // Unicode 15, table 3-8.
        let source = SourceText([0x61, 0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62, 0x80, 0x63])
        #expect(source.illFormedRanges().map(\.range) == [1..<4, 4..<6, 6..<7, 8..<9])
    }

    @Test("replaces bytes in the encoding of the file", arguments: [true, false])
    func replacing(isLittleEndian: Bool) {
        let bytes = utf16("\u{FEFF}" + Self.text, isLittleEndian: isLittleEndian)
        let file = StringFile(format: .strings, source: SourceText(bytes))
        let start = 7
        let end = start + "Grüße 日本 🎁".utf8.count
        let edited = file.bytes(replacing: [ByteReplacement(start..<end, Array("é🎉".utf8))])
        #expect(edited == utf16("\u{FEFF}\"a\" = \"é🎉\";\r\n", isLittleEndian: isLittleEndian))
    }

    @Test("reads and edits text in a legacy charset")
    func charset() throws {
        // "日本a語" in Shift_JIS, then half a character.
        let bytes: [UInt8] = [0x93, 0xFA, 0x96, 0x7B, 0x61, 0x8C, 0xEA, 0x93]
        let charset = try #require(Charset("Shift_JIS"))
        let source = SourceText(bytes, encoding: .charset(charset))
        #expect(String(decoding: source.utf8, as: UTF8.self) == "日本a語\u{FFFD}")
        #expect(source.fileRange(of: ByteRange(6..<7)) == 4..<5)
        #expect(source.illFormedRanges().map { source.fileRange(of: $0) } == [7..<8])
        let file = StringFile(format: .po, source: source)
        let edited = file.bytes(replacing: [ByteReplacement(3..<7, Array("カ".utf8))])
        #expect(edited == [0x93, 0xFA, 0x83, 0x4A, 0x8C, 0xEA, 0x93])
        #expect(file.bytes(replacing: [ByteReplacement(0..<3, Array("é".utf8))]) == nil)
    }
}
