import Testing
import Text

@Suite struct LineIndexTests {
    @Test(
        "counts lines and UTF-16 columns from 1",
        arguments: [
            ("", 0, 1, 1), ("abc", 0, 1, 1), ("abc", 3, 1, 4), ("abc", 99, 1, 4), ("abc", -1, 1, 1),
            ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n", 2, 2, 1),
            ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1),
            ("a\rb", 2, 2, 1), ("a\r", 2, 2, 1), ("\n\r\r\n\n", 3, 3, 2), ("\n\r\r\n\n", 4, 4, 1),
            ("é|", 2, 1, 2), ("é|", 1, 1, 1), ("日本|", 6, 1, 3), ("🙃|", 4, 1, 3), ("🙃|", 3, 1, 1),
            ("é\n🙃|", 7, 2, 3),
            ("\u{FEFF}a\nb", 3, 1, 1), ("\u{FEFF}a\nb", 0, 1, 1), ("\u{FEFF}a\nb", 4, 1, 2),
            ("\u{FEFF}", 3, 1, 1),
            ("a\u{2028}b\u{85}c", 7, 1, 5),
            ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3),
            ("ab\r\ncd", 4, 2, 1), ("ab\r\ncd", 3, 1, 4), ("ab\rcd", 3, 2, 1),
            ("é😀x", 2, 1, 2), ("é😀x", 6, 1, 4), ("é😀x", 4, 1, 2),
            ("a\n\u{FEFF}b", 5, 2, 2), ("\n\n", 2, 3, 1),
        ])
    func positions(text: String, offset: Int, line: Int, column: Int) {
        let position = LineIndex(Array(text.utf8)).position(at: offset)
        #expect(position == TextPosition(line: line, column: column))
    }

    @Test("counts ill-formed bytes as the characters a decoder makes of them")
    func illFormed() {
        let index = LineIndex([0x61, 0xFF, 0xE2, 0x82, 0x62, 0xF0])
        #expect(index.position(at: 4).column == 4)
        #expect(index.position(at: 6).column == 6)
    }

    @Test(
        "finds the byte of a line and column",
        arguments: [
            ("abc", 1, 1, 0), ("abc", 1, 4, 3), ("abc", 1, 5, nil), ("abc", 2, 1, nil),
            ("abc", 0, 1, nil),
            ("abc", 1, 0, nil), ("abc", 1, .max, nil), ("abc", .max, 1, nil), ("", 1, 1, 0),
            ("a\r\nb", 1, 3, 2), ("a\r\nb", 1, 4, nil), ("a\r\nb", 2, 1, 3), ("a\r\nb", 2, 2, 4),
            ("🙃|", 1, 1, 0), ("🙃|", 1, 2, 0), ("🙃|", 1, 3, 4), ("é", 1, 3, nil),
            ("\u{FEFF}a", 1, 1, 3),
        ] as [(String, Int, Int, Int?)])
    func offsets(text: String, line: Int, column: Int, offset: Int?) {
        let index = LineIndex(Array(text.utf8))
        #expect(index.byteOffset(at: TextPosition(line: line, column: column)) == offset)
    }

    @Test("places every byte of random bytes as a decoder does")
    func decoder() {
        var random = SeededRandom(seed: 3)
        let pieces: [[UInt8]] =
            ["a", "\n", "\r", "\r\n", "é", "日", "🙃", "word ", "\u{FEFF}"].map { Array($0.utf8) }
            + [
                [0x80], [0xC0], [0xC3], [0xE0, 0x80], [0xE6, 0x97], [0xED, 0xA0, 0x80],
                [0xF0, 0x9F], [0xF0, 0x9F, 0x99],
            ]
            + [
                [0xF4, 0x90], [0xFF], [0xE2, 0x80, 0xA8], Array(repeating: 0x61, count: 300),
                Array(repeating: 0xBF, count: 257),
            ]
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            check(bytes)
        }
    }

    /// Compares all places with those that the lines of the decoded text give.
    private func check(_ bytes: [UInt8]) {
        let index = LineIndex(bytes)
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var decoder = UTF8()
        var source = bytes[start...].makeIterator()
        var place = TextPosition(line: 1, column: 1)
        var expected: [TextPosition] = []
        var previous: Unicode.Scalar?
        decoding: while true {
            let scalar: Unicode.Scalar
            switch decoder.decode(&source) {
            case .scalarValue(let value): scalar = value
            case .error: scalar = "\u{FFFD}"
            case .emptyInput: break decoding
            }
            if previous == "\n" || (previous == "\r" && scalar != "\n") {
                place = TextPosition(line: place.line + 1, column: 1)
            }
            expected.append(place)
            place.column += UTF16.width(scalar)
            previous = scalar
        }
        if previous == "\n" || previous == "\r" {
            place = TextPosition(line: place.line + 1, column: 1)
        }
        let ours = (start..<bytes.count).map(index.position(at:))
        let distinct = ours.enumerated().filter {
            $0.offset == 0 || ours[$0.offset - 1] != $0.element
        }
        let matches =
            distinct.map(\.element) == expected && index.position(at: bytes.count) == place
            && index.lineCount == place.line
            && distinct.allSatisfy { index.byteOffset(at: $0.element) == start + $0.offset }
            && index.byteOffset(at: place) == bytes.count
        if !matches { Issue.record("\(bytes)") }
    }
}
