/// The writing of the languages of design §5.
enum LanguageScripts {
    /// The scripts of a language as ISO 15924 writes them (CLDR, "languageData" and exemplar characters).
    static func scripts(of tag: String) -> Set<String> {
        table.first { $0.tags.contains(tag) }?.scripts ?? []
    }

    private static let table: [(tags: [String], scripts: Set<String>)] = [
        (
            """
            en en-AU en-CA en-GB de fr fr-CA es es-419 it pt-BR pt-PT ca ro nl sv da nb fi is et lv
            lt pl cs sk hu sl hr sr-Latn tr vi id ms fil
            """.split { $0.isWhitespace }.map(String.init), ["Latn"]
        ),
        (["sr-Cyrl", "bg", "uk", "ru", "kk"], ["Cyrl"]), (["el"], ["Grek"]),
        (["ja"], ["Hani", "Hira", "Kana"]), (["ko"], ["Hang"]),
        (["zh-Hans", "zh-Hant", "zh-HK"], ["Hani"]), (["th"], ["Thai"]),
        (["hi", "mr"], ["Deva"]), (["bn"], ["Beng"]), (["gu"], ["Gujr"]), (["kn"], ["Knda"]),
        (["ml"], ["Mlym"]), (["or"], ["Orya"]), (["pa"], ["Guru"]), (["ta"], ["Taml"]),
        (["te"], ["Telu"]), (["ur", "fa", "ar"], ["Arab"]), (["he"], ["Hebr"]),
    ]

    /// Words that stay in Latin letters: Apple's names, and what a team calls the id of a paywall.
    ///
    /// Apple's Chinese texts write "App" where others have a word of their own.
    static func latinWords(of tag: String) -> [String] {
        ["App Store", "Sandbox", "ID"] + (tag.hasPrefix("zh-") ? ["App"] : [])
    }

    /// Letters of the right script that belong to a neighbour's alphabet (CLDR exemplar characters): a sign of a text in the
    /// wrong language, or typed on the wrong keyboard.
    static let foreignLetters: [String: String] = [
        "uk": "ыэёъЫЭЁЪ", "ru": "іїєґўІЇЄҐЎ", "bg": "ыэёіїєЫЭЁІЇЄ",
        "sr-Cyrl": "йщъыьэюяёЙЩЪЫЬЭЮЯЁ", "ro": "şţŞŢ", "nb": "äöÄÖ", "da": "äöÄÖ",
        "sv": "æøÆØ", "fi": "æøÆØ",
        // Arabic yeh, alef maksura, kaf, heh and teh marbuta, where Persian and Urdu have their own.
        "fa": "\u{64A}\u{649}\u{643}", "ur": "\u{64A}\u{649}\u{643}\u{647}",
        // Farsi yeh, keheh, gaf, peh, tcheh.
        "ar": "\u{6CC}\u{6A9}\u{6AF}\u{67E}\u{686}",
    ]

    /// A legacy encoding that has the ideographs of a language and not those of the other one.
    static let ideographEncodings = [
        "zh-Hans": "GB2312", "zh-Hant": "BIG5", "zh-HK": "BIG5-HKSCS", "ja": "EUC-JP",
    ]
}
