import Testing
import cta

@Suite struct TextDifferenceTests {
    @Test("the same bytes do not differ")
    func same() {
        #expect(TextDifference(device: "", backend: "") == nil)
        #expect(TextDifference(device: "é", backend: "é") == nil)
        #expect(TextDifference(device: "e\u{301}", backend: "é") != nil)
    }

    @Test(
        "names words",
        arguments: [
            ("View", "View offer", #"the word "offer" is missing"#),
            ("", "View offer", #"the word "View offer" is missing"#),
            ("View the offer", "View offer", #"the word "the" is too much"#),
            ("View deal", "View offer", #""deal" instead of "offer""#),
            ("View offers", "View offer", #""offers" instead of "offer""#),
            ("view Offer", "View offer", #""view Offer" instead of "View offer""#),
            ("a x c y", "a b c d", #""x" instead of "b"; "y" instead of "d""#),
            ("b c d", "a b c d e", #"the words "a", "e" are missing"#),
            ("xabab y", "xababab y", #""xabab" instead of "xababab""#),
            ("the dog", "the cat the dog", #"the word "cat the" is missing"#),
            ("Rate the App", "Rate on the App Store", #"the words "on", "Store" are missing"#),
        ])
    func words(device: String, backend: String, clause: String) {
        #expect(TextDifference(device: device, backend: backend)?.clause == clause)
    }

    @Test(
        "names what the eye cannot see by code point",
        arguments: [
            ("9,99 €", "9,99\u{A0}€", #"U+0020 instead of U+00A0 behind "9,99""#),
            ("plait !", "plait\u{202F}!", #"U+0020 instead of U+202F behind "plait""#),
            ("View  offer", "View offer", #"U+0020 is too much behind "View""#),
            (" View", "View", "U+0020 is too much at the start"),
            ("View ", "View", #"U+0020 is too much behind "View""#),
            (
                "de\u{301}couvrir", "découvrir",
                "the same characters in NFD: U+0065 U+0301 instead of U+00E9"
            ),
            ("se\u{AD}e", "see", "\"se\\u{AD}e\" instead of \"see\" (U+00AD is too much)"),
            (
                "nemikhahid", "nemi\u{200C}khahid",
                "\"nemikhahid\" instead of \"nemi\u{200C}khahid\" (U+200C is missing)"
            ),
            ("p\u{430}id", "paid", "\"p\u{430}id\" instead of \"paid\" (U+0430 instead of U+0061)"),
            ("a\u{202E}b", "ab", "\"a\\u{202E}b\" instead of \"ab\" (U+202E is too much)"),
        ])
    func invisible(device: String, backend: String, clause: String) {
        #expect(TextDifference(device: device, backend: backend)?.clause == clause)
    }

    @Test("is total and quick on long and hostile texts")
    func hostile() {
        let long = String(repeating: "word ", count: 20_000)
        let other = String(repeating: "\u{202E}x\u{301} ", count: 20_000)
        for (left, right) in [(long, other), (other, long), (long, "word"), ("", other)] {
            let clause = TextDifference(device: left, backend: right)?.clause
            #expect(clause?.isEmpty == false)
            #expect(clause?.contains("\u{202E}") == false)
        }
    }
}
