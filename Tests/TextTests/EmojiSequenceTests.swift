import Testing
import Text

@Suite struct EmojiSequenceTests {
    @Test(
        "takes every shape of the UTS #51 grammar",
        arguments: [
            "🙃", "❤", "❤\u{FE0F}", "©", "©\u{FE0F}", "👍🏽", "☝🏽", "🏽",
            "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "*\u{FE0F}",
            "🇺🇸", "🇽🇾",
            "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👩🏽\u{200D}💻", "🏳\u{FE0F}\u{200D}🌈",
            "👁\u{FE0F}\u{200D}🗨\u{FE0F}", "👁\u{200D}🗨", "🧑🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}🧑🏿",
            "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
            "👍🏽\u{E0061}\u{E007F}", "🏳\u{FE0F}\u{E0061}\u{E007F}", "🇺🇸\u{200D}🙃",
            // Reserved for later versions: Emoji 16's face with bags under eyes, and a pictograph
            // nobody has yet.
            "\u{1FAE9}", "\u{1FAE9}\u{200D}🙃", "\u{1FAFD}",
        ])
    func wellFormed(text: String) {
        #expect(EmojiSequence.isWellFormed(text.unicodeScalars))
    }

    @Test(
        "refuses what is no sequence or more than one",
        arguments: [
            "", "a", "1", "#", "1\u{20E3}", "1\u{200D}2", "🇺", "🇺🇸🇺", "🙃🙃", "🙃a",
            "\u{FE0F}", "\u{200D}", "👩\u{200D}", "\u{200D}👩", "👩\u{200D}\u{200D}👩", "👩\u{200D}a",
            "❤\u{FE0E}", "❤\u{FE0F}\u{20E3}", "👍🏽🏽", "☝\u{FE0F}🏽", "🙃\u{301}",
            "🏴\u{E0067}\u{E0062}", "🏴\u{E007F}", "\u{E0067}\u{E007F}", "a\u{E0067}\u{E007F}",
            "🏴\u{E0067}\u{E007F}\u{E0067}\u{E007F}", "🏴\u{E0001}\u{E007F}", "★",
        ])
    func illFormed(text: String) {
        #expect(!EmojiSequence.isWellFormed(text.unicodeScalars))
    }

    @Test(
        "knows which sequences show in colour",
        arguments: [
            ("🙃", true), ("❤", false), ("❤\u{FE0F}", true), ("©", false), ("©\u{FE0F}", true),
            ("☝🏽", true), ("1\u{FE0F}\u{20E3}", true), ("1", false), ("🇺🇸", true), ("🇺", false),
            ("👁\u{200D}🗨", true), ("👩\u{200D}", false), ("\u{1FAE9}", true), ("", false),
        ])
    func presentation(text: String, isEmoji: Bool) {
        #expect(EmojiSequence.showsAsEmoji(text.unicodeScalars) == isEmoji)
    }
}
