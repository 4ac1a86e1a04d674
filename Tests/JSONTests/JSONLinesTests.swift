import JSON
import Testing

@Suite struct JSONLinesTests {
    @Test(
        "counts lines by LF, CRLF and CR, and columns in UTF-16 units",
        arguments: [
            ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3),
            ("ab\r\ncd", 4, 2, 1),
            ("ab\r\ncd", 3, 1, 4), ("ab\rcd", 3, 2, 1), ("é😀x", 2, 1, 2), ("é😀x", 6, 1, 4),
            ("é😀x", 4, 1, 2),
            ("\u{FEFF}ab\n", 3, 1, 1), ("\u{FEFF}ab\n", 0, 1, 1), ("\u{FEFF}ab\n", 4, 1, 2),
            ("a\n\u{FEFF}b", 5, 2, 2),
            ("ab", 99, 1, 3), ("ab", -1, 1, 1), ("", 0, 1, 1), ("\n\n", 2, 3, 1),
        ])
    func positions(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
        let position = JSONLines(Array(text.utf8)).position(ofByte: offset)
        #expect(position.line == line)
        #expect(position.column == column)
    }

    @Test("counts ill-formed bytes as the characters a decoder makes of them")
    func illFormed() {
        let lines = JSONLines([0x61, 0xFF, 0xE2, 0x82, 0x62, 0xF0])
        #expect(lines.position(ofByte: 4).column == 4)
        #expect(lines.position(ofByte: 6).column == 6)
    }
}
