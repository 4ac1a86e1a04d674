import Testing
import Text

@Suite struct DisplayColumnsTests {
    // As Python's wcwidth 0.7.0 counts them, but for the Hangul filler, which it gives no column
    // either way.
    @Test(
        "counts the columns of a text",
        arguments: [
            ("", 0), ("View offer", 10), ("\u{7}\n", 0), ("é", 1), ("e\u{301}", 1), ("…", 1),
            ("★", 1),
            ("日本語", 6), ("中文 PRO", 8), ("ＡＢ", 4), ("ｱ", 1), ("\u{3000}", 2),
            ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("각", 2), ("\u{3164}", 0),
            ("कि", 1), ("क्ष", 2), ("ไทย", 3), ("தமிழ்", 3), ("ﷺ", 1),
            ("\u{2068}أحمد\u{2069}", 4), ("\u{AD}\u{200B}\u{FEFF}\u{2029}", 0), ("a\u{200D}b", 2),
            ("🙃", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("☝🏽", 2), ("🇺🇸", 2),
            ("👨\u{200D}👩\u{200D}👧\u{200D}👦", 2), ("👩\u{200D}", 2), ("\u{1FAE9}", 2),
            ("🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}", 2),
            ("a" + String(repeating: "\u{301}", count: 70), 1),
        ])
    func columns(text: String, count: Int) {
        #expect(DisplayColumns.count(text) == count)
    }

    // The sums of wcwidth in glibc 2.36, locale C.UTF-8.
    @Test(
        "in a terminal a text is as wide as the C library says",
        arguments: [
            ("View offer", 10), ("日本語", 6), ("தமிழ்", 4), ("மேம்படுத்தலைப் பெறுக", 17), ("क्षि की", 6), ("বাংলা", 5),
            ("ไทย", 3), ("العربية", 7), ("\u{2068}فارسی\u{200C}ها\u{2069}", 7), ("e\u{301}", 1),
            ("한국어", 6), ("සිංහල", 4),
        ])
    func terminal(text: String, count: Int) {
        #expect(DisplayColumns.inTerminal(text) == count)
    }
}
