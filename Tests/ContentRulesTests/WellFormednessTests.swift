import ContentRules
import Testing

@Suite struct WellFormednessTests {
    @Test(
        "says where bytes are not UTF-8, as the standard counts ill-formed parts",
        arguments: [
            // The Unicode Standard, table 3-8: C0 AF E0 80 BF F0 81 82 41 has eight parts before
            // the letter.
            ([0xC0, 0xAF, 0xE0, 0x80, 0xBF, 0xF0, 0x81, 0x82, 0x41], [0, 1, 2, 3, 4, 5, 6, 7]),
            // Table 3-9: ED A0 80 ED BF BF ED AF 41, encoded surrogates.
            ([0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF, 0xED, 0xAF, 0x41], [0, 1, 2, 3, 4, 5, 6, 7]),
            // Table 3-11: E1 80 E2 F0 91 92 F1 BF 41, truncated sequences.
            ([0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], [0, 1, 2, 3]),
            // A face (two units), then a lone byte.
            ([0xF0, 0x9F, 0x99, 0x83, 0xFF], [2]),
            ([0x61, 0xC3, 0xA9], []), ([], []),
        ] as [([UInt8], [Int])])
    func bytes(_ bytes: [UInt8], offsets: [Int]) {
        let findings = ContentRule.wellFormed(utf8: bytes, prefix: "label")
        #expect(findings.map(\.utf16Offset) == offsets)
        let decoded = Array(String(decoding: bytes, as: UTF8.self).utf16)
        for finding in findings {
            #expect(finding.check == "label.ill-formed" && finding.severity == .error)
            #expect(finding.utf16Length == 1 && finding.message.isInHouseForm)
            #expect(finding.utf16Offset.map { decoded[$0] } == 0xFFFD)
        }
    }

    @Test(
        "says where a surrogate is alone",
        arguments: [
            ([0xD83D], [0]), ([0xDE43], [0]), ([0x61, 0xD83D, 0x62], [1]),
            ([0xDE43, 0xD83D], [0, 1]),
            ([0xD83D, 0xD83D, 0xDE43], [0]), ([0xD83D, 0xDE43, 0xDE43], [2]),
            ([0xD83D, 0xDE43], []),
            ([], []),
        ] as [([UInt16], [Int])])
    func units(_ units: [UInt16], offsets: [Int]) {
        let findings = ContentRule.wellFormed(utf16: units, prefix: "message")
        #expect(findings.map(\.utf16Offset) == offsets)
        #expect(
            findings.allSatisfy { $0.check == "message.ill-formed" && $0.message.isInHouseForm })
    }

    @Test("stops at twenty findings")
    func limit() {
        #expect(
            ContentRule.wellFormed(utf8: [UInt8](repeating: 0xFF, count: 1000), prefix: "x").count
                == 20)
        #expect(
            ContentRule.wellFormed(utf16: [UInt16](repeating: 0xD800, count: 1000), prefix: "x")
                .count == 20)
    }
}
