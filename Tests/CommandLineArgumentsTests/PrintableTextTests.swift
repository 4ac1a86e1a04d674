import CommandLineArguments
import Testing

@Suite struct PrintableTextTests {
    static let texts: [([UInt8], String)] = [
        ([], ""),
        (Array("größer 中 \"'\\".utf8), "größer 中 \"'\\"),
        (Array("a\nb\tc\r".utf8), "a\\nb\\tc\\r"),
        (Array("\u{1B}[31m".utf8), "\\u{1B}[31m"),
        (Array("\u{85}\u{7F}\u{0}".utf8), "\\u{85}\\u{7F}\\u{00}"),
        (Array("\u{202E}\u{2067}\u{FEFF}\u{2028}".utf8), "\\u{202E}\\u{2067}\\u{FEFF}\\u{2028}"),
        (Array("\u{3164}\u{E0041}\u{AD}".utf8), "\\u{3164}\\u{E0041}\\u{AD}"),
        (Array("e\u{301}\u{1F600}".utf8), "e\u{301}\u{1F600}"),
        ([0x61, 0xFF, 0x62], "a\\xFFb"),
        ([0xE2, 0x80], "\\xE2\\x80"),
        ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
        ([0x0F, 0xC0, 0x8A], "\\u{0F}\\xC0\\x8A"),
    ]

    @Test("shows what is visible and escapes the rest", arguments: texts)
    func escapes(bytes: [UInt8], text: String) {
        #expect(PrintableText.of(bytes).unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    static let limits: [(String, Int, String)] = [
        ("abc", 3, "abc"), ("abcd", 3, "abc…"), ("a\n\n\n", 2, "a\\n…"), ("", 0, ""), ("a", 0, "…"),
    ]

    @Test("ends behind the limit with an ellipsis", arguments: limits)
    func limit(text: String, limit: Int, expected: String) {
        #expect(PrintableText.of(Array(text.utf8), limit: limit) == expected)
    }
}
