import Foundation
import JSON
import TestSupport
import Testing

@Suite struct JSONRoundTripTests {
    private static let pieces = [
        "a", "\"", "\\", "/", "\n", "\r\n", "\t", "\0", "\u{1F}", "\u{7F}", "\u{80}", "\u{2028}",
        "\u{FEFF}", "é", "e\u{301}",
        "\u{202E}", "日本", "😀", "\u{10FFFF}", "{", "}", ",", "\\u0041", "12345678", "",
    ]

    @Test("reads back the values it writes, in as many bytes as it counted")
    func values() throws {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<(Repository.isFullRun ? 100_000 : 2_000) {
            let value = Self.value(depth: 4, &random)
            let bytes = JSONWriter.bytes(of: value)
            #expect(JSONWriter.byteCount(of: value) == bytes.count)
            for layout in [JSONWriter.Layout.compact, .pretty] {
                let document = JSONDocument(parsing: JSONWriter.bytes(of: value, layout: layout))
                #expect(document.faults.isEmpty)
                let again = try #require(document.root.flatMap { JSONValue($0) })
                #expect(again == value)
            }
        }
    }

    @Test("Foundation reads the same strings from what is written")
    func oracle() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let texts = (0..<4).map { _ in Self.text(&random) }
            let bytes = JSONWriter.bytes(of: .array(texts.map(JSONValue.string)))
            let read = try JSONDecoder().decode([String].self, from: Data(bytes))
            #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
        }
    }

    @Test("reads a string of a million characters with escapes throughout")
    func bigString() throws {
        let text = String(repeating: "ab\"é\n", count: 200_000)
        let bytes = JSONWriter.bytes(of: .string(text))
        #expect(JSONWriter.byteCount(ofString: text) == bytes.count)
        let document = JSONDocument(parsing: bytes)
        #expect(document.isAccepted)
        #expect(document.root?.hasText(text) == true)
        #expect(document.root?.sourceByteOffset(ofUTF16: 999_999) == bytes.count - 3)
    }

    private static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
        case 0: .string(text(&random))
        case 1:
            .integer(
                Int(truncatingIfNeeded: random.next() >> UInt64.random(in: 0..<64, using: &random)))
        case 2: .double(double(&random))
        case 3: .bool(.random(using: &random))
        case 4: .null
        case 5: .number("18446744073709551616")
        case 6:
            .array(
                (0..<Int.random(in: 0..<5, using: &random)).map { _ in
                    value(depth: depth - 1, &random)
                })
        default:
            .object(
                (0..<Int.random(in: 0..<12, using: &random)).map { _ in
                    (name: text(&random), value: value(depth: depth - 1, &random))
                })
        }
    }

    /// A finite double that is written with a fraction or an exponent, so that it is read as a
    /// double.
    private static func double(_ random: inout SeededGenerator) -> Double {
        while true {
            let double = Double(bitPattern: random.next())
            if double.isFinite, double.rounded() != double || abs(double) >= 1e16 { return double }
        }
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0..<6, using: &random)).map { _ in
            pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }.joined()
    }
}
