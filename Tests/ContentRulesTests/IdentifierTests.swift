import ContentRules
import Testing

@Suite struct IdentifierTests {
    @Test("takes exactly the 65 characters of an id")
    func everyScalar() {
        let allowed = Set(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-".unicodeScalars)
        #expect(allowed.count == 65)
        for value in UInt32(0)..<0x3100 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect(ContentRule.isIdentifier(String(scalar)) == allowed.contains(scalar))
        }
    }

    @Test("is never fooled by what equals an id for Swift or a regular expression")
    func traps() {
        for text in ["abc\n", "abc\r\n", "abc\u{2028}", "\u{212A}", "", "a\u{301}", "a b"] {
            #expect(!ContentRule.isIdentifier(text))
            #expect(!ContentRule.check(identifier: text).isEmpty)
        }
        #expect(ContentRule.check(identifier: "claim-50") == [])
    }

    @Test("names a bad character by its code")
    func message() {
        #expect(
            ContentRule.check(identifier: "K\u{212A}").map(\.message) == [
                "U+212A KELVIN SIGN in an id; use A-Z a-z 0-9 _ . -"
            ])
    }
}
