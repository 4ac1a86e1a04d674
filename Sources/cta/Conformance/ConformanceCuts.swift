internal import JSON
internal import Text

/// Messages and the limits they are cut to.
///
/// A cut keeps whole grapheme clusters, ends at a word where that keeps at least half, closes what
/// it leaves open, and then says `…`; the limit counts UTF-16 units.
enum ConformanceCuts {
    /// The rows, each with a name of its own.
    static var rows: [JSONValue] {
        cases.flatMap { name, text, limits in
            limits.map { limit in
                let cut = text.cut(toUTF16: limit)
                return [
                    "name": .string("\(name), \(limit)"), "text": .string(text),
                    "units": .integer(text.utf16.count), "limit": .integer(limit),
                    "cut": .string(cut), "cutUnits": .integer(cut.utf16.count),
                ]
            }
        }
    }

    private static let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦"

    private static let cases: [(name: String, text: String, limits: [Int])] = [
        ("plain words", "Then collapse them 🙃", [0, 1, 9, 12, 18, 19, 20, 21, 22]),
        ("exactly the limit", String(repeating: "a", count: 60), [59, 60, 61]),
        ("one long word", "Hi Donaudampfschifffahrt", [2, 3, 12]),
        ("an emoji family", "ab\(family)cd", [2, 3, 6, 13, 14, 15]),
        ("a family alone", family, [1, 2, 10, 11, 12]),
        ("flags", "🇺🇸🇫🇷🇩🇪", [1, 4, 5, 7, 9, 12]),
        (
            "skin tone and flag sequence",
            "👍🏽🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}x", [4, 5, 18, 19]
        ),
        ("a rainbow flag", "x🏳\u{FE0F}\u{200D}🌈", [1, 2, 6, 7]),
        ("keycap", "1\u{FE0F}\u{20E3} first", [2, 3, 4, 9]),
        ("combining marks", "e\u{301}e\u{301}e\u{301}", [1, 2, 3, 4, 5, 6]),
        ("a heap of marks", "a" + String(repeating: "\u{301}", count: 70), [60, 71]),
        ("Hangul in letters", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", [3, 4, 5]),
        ("Thai without spaces", "แตะปุ่มด้านล่างเพื่อดูรายละเอียดของข้อเสนอ", [5, 12, 20, 30]),
        ("Devanagari", "विवरण देखने के लिए नीचे दिए गए बटन पर टैप करें। क्ष", [5, 13, 20, 40]),
        ("Japanese", "詳しくは下のボタンをタップしてください。", [5, 10, 15]),
        (
            "Arabic with isolates", "خصم \u{2068}50%\u{2069} على الاشتراك السنوي الآن",
            [5, 8, 9, 12, 24]
        ),
        ("Hebrew in embeddings", "\u{202B}\u{2067}אבגדהו\u{2069}\u{202C}", [5, 7, 9]),
        ("an open isolate", "Offer \u{2068}ABC def\u{2069} left", [8, 12, 16]),
        ("an isolate that a line end closed", "\u{2068}abc\ndefgh", [5, 7, 8]),
        ("Persian with joiners", "می\u{200C}خواهید جزئیات را ببینید؟", [3, 4, 10, 16]),
        (
            "a long URL", "https://example.com/offers/very/long/path?campaign=spring&code=ABC-123",
            [8, 30, 50]
        ),
        (
            "words and a URL", "See https://example.com/offers/very/long/path for more",
            [20, 30, 46]
        ),
        ("CR LF", "ab\r\ncd\r\nef", [2, 3, 4, 5, 7]),
        ("line feeds", "Hello\nworld\n\nagain", [6, 7, 13]),
        ("no-break spaces", "Nur 9,99\u{A0}€ im\u{202F}Monat", [8, 9, 11, 14]),
        ("white space only", "     ", [1, 4, 5]),
        ("spaces at the end", "Hello     world", [6, 10, 15]),
        ("nothing", "", [0, 1]),
    ]
}
