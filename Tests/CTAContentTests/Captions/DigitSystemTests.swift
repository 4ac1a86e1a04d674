import ICU
import Testing

@testable import CTAContent

@Suite struct DigitSystemTests {
    @Test("has the digits that ICU writes under the same name", arguments: DigitSystem.all)
    func digits(system: DigitSystem) throws {
        for digit in 0..<10 {
            let text = try #require(
                LanguageFormat.number(Double(digit), language: system.tag(of: "en")))
            let scalar = try #require(Unicode.Scalar(system.zero + UInt32(digit)))
            #expect(text == String(Character(scalar)))
            #expect(DigitSystem(of: "x \(scalar)")?.name == system.name)
        }
    }

    @Test("knows the own digits of every built-in language", arguments: LanguageFile.all)
    func languages(file: LanguageFile) throws {
        let seven = try #require(LanguageFormat.number(7, language: file.tag))
        let system = try #require(DigitSystem(of: seven))
        #expect(LanguageFormat.number(7, language: system.tag(of: file.tag)) == seven)
    }

    @Test("takes the first digit of a text, and none from a text without one")
    func first() {
        #expect(DigitSystem(of: "٩٫٩٩ $ 1")?.name == "arab")
        #expect(DigitSystem(of: "$9.99 ٩")?.name == "latn")
        #expect(DigitSystem(of: "") == nil)
        // U+2460 is a number and no decimal digit; mathematical digits are no writing of a language.
        #expect(DigitSystem(of: "free ① \u{1D7D8}") == nil)
    }
}
