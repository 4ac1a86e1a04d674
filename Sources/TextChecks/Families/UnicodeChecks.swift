internal import ContentRules

/// The checks of the family `unicode`: characters that are wrong wherever they stand.
///
/// The rules are those of `ContentRules`, in which each of them lives once; this family gives them
/// ids and examples for string files.
enum UnicodeChecks {
    static let illFormed = rule(
        .unicodeIllFormed, .illFormed,
        rationale: "Half of a surrogate pair shows as U+FFFD or ends the text. Type it again.")

    static let control = rule(
        .unicodeControl, .control,
        rationale: """
            A control character shows nothing, or ends the text in some systems. Line ends and tabs
            are layout and allowed.
            """,
        bad: [.text("Angebot⟦\u{0B}⟧ansehen", source: "View offer")],
        good: [.text("Angebot\nansehen", source: "View\noffer")])

    static let noncharacter = rule(
        .unicodeNoncharacter, .noncharacter,
        rationale: "Unicode keeps it out of texts for ever (Unicode 15, section 23.7). Remove it.",
        bad: [.text("Angebot⟦\u{FFFE}⟧", source: "Offer")],
        good: [.text("Angebot", source: "Offer")])

    static let byteOrderMark = rule(
        .unicodeByteOrderMark, .byteOrderMark,
        rationale: """
            U+FEFF inside a text comes from pasting the start of a file. It shows nothing and makes
            two texts differ that look the same.
            """,
        bad: [.text("⟦\u{FEFF}⟧Angebot", source: "Offer")],
        good: [.text("Angebot", source: "Offer")])

    static let tagCharacter = rule(
        .unicodeTagCharacter, .tagCharacter,
        rationale: """
            Tag characters are part of the flags of England, Scotland and Wales (UTS #51) and of
            nothing else; elsewhere they hide text from the reader.
            """,
        bad: [.text("Angebot⟦\u{E0041}⟧", source: "Offer")],
        good: [
            .text(
                "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F} Cymru",
                source: "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F} Wales",
                language: "cy")
        ])

    static let oversizedCluster = rule(
        .unicodeOversizedCluster, .oversizedCluster,
        rationale: """
            More than 32 units in one grapheme cluster that is no emoji sequence covers the lines
            around it.
            """,
        bad: [
            .text(
                "Angebot ⟦e" + String(repeating: "\u{0301}", count: 40) + "⟧", source: "Offer")
        ],
        good: [.text("👨‍👩‍👧 Angebot", source: "👨‍👩‍👧 Offer")])

    static let joinerAtEdge = rule(
        .unicodeJoinerAtEdge, .joinerAtEdge,
        rationale: "A joiner at the edge of a text joins nothing. Remove it.",
        bad: [.text("⟦\u{200D}⟧Angebot", source: "Offer")],
        good: [.text("می‌خواهم", source: "I want", language: "fa")])

    static let strayJoiner = rule(
        .unicodeStrayJoiner, .strayJoiner,
        rationale: """
            ZWJ and ZWNJ shape emoji and the letters of Arabic and Indic scripts. Between other
            letters they show nothing and break search and line ends.
            """,
        bad: [.text("Ange⟦\u{200C}⟧bot", source: "Offer")],
        good: [
            .text("می‌خواهم", source: "I want", language: "fa"),
            .text("👨‍👩‍👧 Angebot", source: "👨‍👩‍👧 Offer"),
            .text("ക്‍ഷ", source: "ksha", language: "ml"),
        ])

    static let hiddenCharacter = rule(
        .unicodeHiddenCharacter, .hiddenCharacter,
        rationale: """
            Zero width space, word joiner, soft hyphen and fillers show nothing. Thai, Khmer, Lao and
            Burmese, which do not write spaces, use the zero width space to say where a line may end.
            """,
        bad: [.text("Ange⟦\u{200B}⟧bot", source: "Offer")],
        good: [.text("មើល\u{200B}ការ\u{200B}ផ្ដល់ជូន", source: "View offer", language: "km")])

    static let privateUse = rule(
        .unicodePrivateUse, .privateUse, severity: .note,
        rationale: """
            A private-use character shows what the font of the app draws there, such as a symbol of
            Apple's, and a box in any other.
            """,
        bad: [.text("⟦\u{E000}⟧ Angebot", source: "Offer")],
        good: [.text("★ Angebot", source: "★ Offer")])

    static let notNFC = rule(
        .unicodeNotNFC, .notNFC,
        rationale: """
            The letter is typed as two characters where Unicode has one (UAX #15). It is not found by
            a search for the one, and some fonts show it badly. Reported only where composing changes
            nothing that a reader sees or a writer means.
            """,
        bad: [.text("Pomo⟦c\u{0301}⟧", source: "Help", language: "sr-Latn")],
        good: [.text("Pomoć", source: "Help", language: "sr-Latn")], isComposing: true)

    static let mixedScript = rule(
        .unicodeMixedScript, .mixedScript,
        rationale: """
            A word with letters of two scripts that look alike, such as a Latin a in a Cyrillic word:
            it looks right and is not found, not spoken and not hyphenated.
            """,
        bad: [.text("⟦Пoсмотреть⟧ предложение", source: "View offer", language: "ru")],
        good: [.text("Посмотреть предложение", source: "View offer", language: "ru")])

    static let directionMark = rule(
        .unicodeDirectionMark, .directionMark,
        rationale: """
            U+200E, U+200F or U+061C: often right, but nobody sees it. An isolate (U+2068 … U+2069)
            around the part does the same and cannot leak.
            """,
        bad: [.text("הצעה⟦\u{200F}⟧!", source: "Offer!", language: "he")],
        good: [.text("הצעה!", source: "Offer!", language: "he")])

    /// A check that is a rule of `ContentRules`.
    private static func rule(
        _ id: CheckID, _ rule: ContentRule, severity: Severity? = nil, rationale: String,
        bad: [CheckExample] = [], good: [CheckExample] = [], isComposing: Bool = false
    ) -> Check {
        Check(
            id, severity ?? rule.severity, summary: rule.summary, rationale: rationale, bad: bad,
            good: good, needs: [.unusual],
            .text { text, sink in
                text.report(rule, to: &sink, severity: severity, isComposing: isComposing)
            })
    }
}
