/// The pieces that random texts are put together from: what breaks code that counts or cuts.
enum HostilePieces {
    /// Pieces whose clusters every Unicode version since 13 finds at the same places.
    static let stable: [String] = [
        // Letters, words, punctuation.
        "a", "Z", "9", "word", "Hello, ", "don't", "$9.99", "50 % ", "foo-bar", "…", "(", ")",
        "Donaudampfschifffahrtsgesellschaftskapitän", "Rechtsschutzversicherungsgesellschaften ",
        // Spaces and line ends of all kinds.
        " ", "  ", "\t", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2009}", "\u{202F}", "\u{205F}",
        "\u{3000}", "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{1C}", "\u{0B}",
        // Invisible.
        "\u{200B}", "\u{FEFF}", "\u{2060}", "\u{AD}", "\u{3164}", "\u{2800}", "\u{200C}",
        "\u{200D}",
        "\u{180E}", "\u{34F}", "\u{0}", "\u{7F}", "\u{FFFE}", "\u{FFFD}",
        // Directions.
        "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{2069}", "\u{202A}", "\u{202B}",
        "\u{202D}", "\u{202E}", "\u{202C}", "\u{202C}", "\u{200E}", "\u{200F}", "\u{61C}",
        "\u{2068}אבג\u{2069}", "\u{2067}x\u{2069} ", "שלום ", "عرض خاص ", "٣", "پیشنهاد\u{200C}ها",
        // Emoji.
        "🙃", "👨\u{200D}👩\u{200D}👧\u{200D}👦", "👩🏽\u{200D}💻", "🏳\u{FE0F}\u{200D}🌈", "👍🏽", "🏽",
        "❤\u{FE0F}", "❤\u{FE0E}", "1\u{FE0F}\u{20E3}", "#\u{20E3}", "🇺🇸", "🇫🇷", "🇺", "🇺🇸🇫",
        "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}", "\u{E0041}", "\u{E007F}",
        // Combining.
        "e\u{301}", "\u{301}", "a" + String(repeating: "\u{301}", count: 70),
        "Z\u{351}\u{36B}\u{343}", "\u{20DD}", "\u{FE0F}",
        // Scripts with clusters or without spaces.
        "தமிழ்", "ไทย", "ภาษาไทยไม่มีช่องว่าง", "กำ", "日本語", "特別オファー。", "「中文」", "한국어 ",
        "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{1161}", "\u{11A8}", "각\u{11A8}",
    ]

    /// Pieces whose clusters depend on the Unicode version, and prepended marks.
    static let changing: [String] = [
        "हिन्दी ", "क्ष", "क\u{94D}\u{200D}ष", "ত্\u{200D}", "അവന്\u{200D}", "ക്ഷ", "శ్రీ", "\u{94D}",
        "က\u{1039}က", "ក\u{17D2}ក", "\u{600}", "\u{600}5", "\u{110BD}",
    ]

    /// All of them.
    static let all = stable + changing

    /// A text of random pieces.
    static func text(
        using random: inout SeededRandom, count: ClosedRange<Int>, from pieces: [String] = all
    ) -> String {
        var text = ""
        for _ in 0..<Int.random(in: count, using: &random) {
            text += pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }
        return text
    }
}
