import ContentRules
import Testing

@Suite struct MessageTextTests {
    @Test(
        "writes every line end as LF and changes nothing else",
        arguments: [
            ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("\r\r\n\n", "\n\n\n"), ("\r", "\n"), ("", ""),
            (" a\u{FEFF}\u{2028}\u{85} ", " a\u{FEFF}\u{2028}\u{85} "),
            ("e\u{301}\r\n", "e\u{301}\n"),
        ])
    func normalized(_ text: String, expected: String) {
        #expect(Array(MessageText.normalized(text).utf8) == Array(expected.utf8))
    }

    @Test(
        "is absent when nothing is visible, and then no rule speaks",
        arguments: [
            "", " ", "\r\n\t", "\u{200B}\u{2800}\u{FEFF}", "\u{202E}", "\u{2067}", "\u{E0061}",
            "\u{3164}",
            "\u{0}\u{9F}", String(repeating: " ", count: 2000),
        ])
    func absent(_ text: String) {
        #expect(MessageText.present(text) == nil)
        #expect(ContentRule.check(message: text, sendsPush: true) == [])
    }

    @Test("is present as written otherwise, with its spaces")
    func present() {
        #expect(MessageText.present(nil) == nil)
        #expect(MessageText.present(" a\r\n") == " a\n")
    }

    @Test("counts units after line ends are written as one")
    func length() {
        let text = String(repeating: "a\r\n", count: 500)
        #expect(ContentRule.check(message: text).map(\.check) == ["message.edge-space"])
        #expect(ContentRule.check(message: text + "a").map(\.check) == ["message.too-long"])
    }

    @Test("says nothing about width, emoji, prices or other labels")
    func applicability() {
        let message = "👍👍"
        #expect(ContentRule.check(message: message) == [])
        #expect(
            ContentRule.check(
                message: "You can get 50% off, $5, for free, until the end of the year") == [])
    }
}
