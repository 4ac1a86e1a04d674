import ICU
import Testing

@Suite struct CharsetTests {
    /// Python 3.11: `text.encode(charset).hex()`.
    @Test(
        "encodes and decodes with the place of each unit",
        arguments: [
            ("ISO-8859-2", "Žluť", [0xAE, 0x6C, 0x75, 0xBB], [0, 1, 2, 3]),
            ("CP1250", "Žluť", [0x8E, 0x6C, 0x75, 0x9D], [0, 1, 2, 3]),
            ("KOI8-R", "Да", [0xE4, 0xC1], [0, 1]),
            ("Shift_JIS", "a日本", [0x61, 0x93, 0xFA, 0x96, 0x7B], [0, 1, 3]),
            ("EUC-KR", "한a", [0xC7, 0xD1, 0x61], [0, 2]),
            ("gb18030", "🎁", [0x94, 0x39, 0xBC, 0x37], [0, 0]),
        ] as [(String, String, [UInt8], [Int32])])
    func charset(name: String, text: String, bytes: [UInt8], offsets: [Int32]) throws {
        let charset = try #require(Charset(name))
        #expect(charset.encode(text) == bytes)
        let decoded = try #require(charset.decode(bytes))
        #expect(decoded.units == Array(text.utf16))
        #expect(decoded.offsets == offsets)
    }

    @Test("lacks what a charset lacks, and replaces what is ill-formed")
    func faults() throws {
        let charset = try #require(Charset("iso8859_2"))
        #expect(charset == Charset("ISO-8859-2"))
        #expect(charset.encode("Ж") == nil)
        #expect(Charset("EUC-JP")?.decode([0x61, 0xA4])?.units == [0x61, 0xFFFD])
        #expect(Charset("no-such-charset") == nil)
        #expect(Charset("") == nil)
        #expect(charset.decode([])?.units == [])
    }
}
