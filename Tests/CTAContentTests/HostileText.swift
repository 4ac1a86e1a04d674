/// Random texts over pieces that text handling gets wrong.
enum HostileText {
    private static let pieces = [
        "a", "View offer", " ", "  ", "é", "e\u{301}", "ß", "İ", "ı", "ﬁ", "Å", "\u{212B}", "K",
        "\u{212A}",
        "क्ष", "ഫ്‍", "ത്‍", "می‌", "مرحبا", "שלום", "你好", "日本", "안녕", "\u{1112}\u{1161}\u{11AB}", "ไทย",
        "👩‍👩‍👧‍👦", "🏳️‍🌈", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🇺🇸", "👍🏽", "1️⃣", "\u{2068}", "\u{2069}", "\u{2067}x\u{2069}", "\u{200F}",
        "\u{A0}", "\u{202F}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{3164}", "\u{E000}", "\u{0}",
        "\n", "\r\n", "\t",
        "\"", "\\", "/", "<b>", "&amp;", "%@", "{x}", "{{x}}", "$", "50%", "'", "’", "…",
        "\u{2028}", "\u{7F}",
        "𝒳", "\u{10FFFD}", "a\u{300}\u{301}\u{302}",
    ]

    static func random(using generator: inout some RandomNumberGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            text += pieces.randomElement(using: &generator) ?? ""
        }
        return text
    }
}
