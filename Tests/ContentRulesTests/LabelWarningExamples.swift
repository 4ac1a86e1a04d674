import ContentRules

/// The warnings and notes of a label.
enum LabelWarningExamples {
    static let all = shape + characters + words + catalog

    private static let shape: [RuleExample] = [
        RuleExample(
            .wide, bad: "Unlock every feature now⟦ please⟧",
            good: ["Unlock every feature now", String(repeating: "あ", count: 12)]),
        RuleExample(
            .wide, bad: String(repeating: "あ", count: 12) + "⟦い⟧",
            good: [String(repeating: "e\u{301}", count: 24)]),
        RuleExample(.wide, bad: "a⟦bc⟧", good: ["a"], context: LabelContext(columnLimit: 1)),

        RuleExample(
            .edgeSpace, bad: "⟦ ⟧View⟦\u{A0}\u{3000}⟧", suggestion: "View",
            good: ["View", "View\u{A0}it", "\tView"]),
        RuleExample(
            .doubleSpace, bad: "View⟦  ⟧the⟦\u{A0} ⟧offer", suggestion: "View the\u{A0}offer",
            good: ["View the offer", "  View"]),

        RuleExample(
            .allCapitals, bad: "⟦VIEW⟧",
            good: ["VIP", "VIEw", "PREMIUMを見る", "1234 5678", "בקרו באתר"]),
        RuleExample(.allCapitals, bad: "⟦СКИДКА 50⟧", good: ["Скидка 50", "ДНК"]),

        RuleExample(
            .emojiOnly, bad: "⟦👍 🎉⟧", good: ["👍 ok", "123", "→", "#", "!", "👍な"]),
        RuleExample(.emojiOnly, bad: "⟦" + Samples.family + "⟧", good: [Samples.family + "!"]),
        RuleExample(.emojiOnly, bad: "⟦1\u{FE0F}\u{20E3}⟧", good: ["1\u{20E3}a"]),
    ]

    private static let characters: [RuleExample] = [
        RuleExample(
            .strayJoiner, bad: "Auf⟦\u{200D}⟧lage ב⟦\u{200C}⟧ג", suggestion: "Auflage בג",
            good: [
                Samples.persian, Samples.family, "HTML\u{200C}ها", "بِ\u{200D}:",
                "র\u{200D}\u{9CD}য",
            ]),
        RuleExample(
            .strayJoiner, bad: "می\u{200C}⟦\u{200C}⟧رود", suggestion: "می\u{200C}رود",
            good: ["👩🏽\u{200D}🚀", "❤\u{FE0F}\u{200D}🔥", "ශ\u{DCA}\u{200D}රී"]),
        RuleExample(
            .strayJoiner, bad: "👩⟦\u{200C}⟧👧 👩⟦\u{200D}⟧x", suggestion: "👩👧 👩x", good: ["👩👧"]),

        RuleExample(
            .hiddenCharacter, bad: "View⟦\u{200B}\u{200B}⟧offer⟦\u{2060}⟧", suggestion: "Viewoffer",
            good: ["View\u{A0}offer", "ดู\u{200B}ข้อเสนอ", "មើល\u{200B}App"]),
        RuleExample(
            .hiddenCharacter, bad: "Ver⟦\u{AD}⟧trag⟦\u{3164}⟧⟦\u{2800}⟧", suggestion: "Vertrag",
            good: ["Ver-trag", "\u{115F}\u{1161}", "\u{1100}\u{1160}"]),
        RuleExample(
            .hiddenCharacter, bad: "a⟦\u{FE0F}⟧ 字⟦\u{FE0F}⟧", suggestion: "a 字",
            good: ["❤\u{FE0F}", "❤\u{FE0E} a", "1\u{FE0F}\u{20E3} a", "葛\u{E0100}", "≩\u{FE00}"]),
        RuleExample(
            .hiddenCharacter, bad: "a⟦\u{34F}⟧b⟦\u{E0100}⟧", suggestion: "ab",
            good: ["a\u{34F}\u{301}", "ᠠ\u{180E}ᠠ"]),

        RuleExample(
            .privateUse, bad: "Get ⟦\u{F8FF}⟧ ⟦\u{100000}⟧",
            good: ["Get 🍎", "\u{F900}", "\u{D7FF}"]),

        RuleExample(
            .notNFC, bad: "Caf⟦e\u{301}⟧", suggestion: "Caf\u{E9}",
            good: ["Caf\u{E9}", "\u{E9}\u{301}"]),
        RuleExample(.notNFC, bad: "5 ⟦\u{212A}⟧", suggestion: "5 K", good: ["5 K"]),
        RuleExample(.notNFC, bad: "⟦\u{1112}\u{1161}\u{11AB}⟧", suggestion: "한", good: ["한"]),
        // Unicode composes none of these, or only orders marks; an ideograph is a name's own.
        RuleExample(
            .notNFC, bad: "⟦\u{9C7}\u{9BE}⟧", suggestion: "\u{9CB}",
            good: ["\u{958}", "\u{FA19}", "\u{5DC}\u{5BC}\u{5B0}", "\u{64E}\u{651}\u{628}"]),

        RuleExample(
            .mixedScript, bad: "⟦Vi\u{435}w⟧ offer",
            good: ["View offer", "Смотреть PRO", "PRO-версия", "PROへ", "PRO로", "iPhone用"]),
        RuleExample(
            .mixedScript, bad: "⟦Α\u{441}⟧ ⟦Greeκ⟧",
            good: ["オファーを見る", "株式会社ABC", "韓國어", "בPro", "3日間", "ऑफ़र2", "ＶＩＥＷ"]),
        RuleExample(.mixedScript, bad: "⟦कক⟧", good: ["क ক", "काx"]),

        RuleExample(
            .directionMark, bad: "Pro⟦\u{61C}⟧⟦\u{200E}⟧!⟦\u{200F}⟧", good: ["Pro", "Pro\u{2060}!"]),
    ]

    private static let words: [RuleExample] = [
        RuleExample(
            .markup, bad: "⟦<b>⟧Pro⟦</b>⟧", suggestion: "Pro",
            good: ["I <3 Pro", "a < b > c", "Q&A", "5 > 3"]),
        RuleExample(
            .markup, bad: "Q⟦&amp;⟧A ⟦&#39;⟧x⟦&#x27;⟧", suggestion: "Q&A 'x'",
            good: ["Q&A; more", "R & D;", "&; x"]),
        RuleExample(
            .markup, bad: "⟦**Pro**⟧ ⟦__now__⟧ ⟦`x`⟧", suggestion: "Pro now x",
            good: ["5 ** 2", "snake__case__x", "*New*", "**", "**** x"]),
        RuleExample(
            .markup, bad: "⟦[Pro](https://example.com)⟧", suggestion: "Pro", good: ["[Pro] (new)"]),
        // Decoding would leave markup, so nothing is suggested.
        RuleExample(.markup, bad: "⟦&amp;⟧lt;", good: ["& lt;"]),
        RuleExample(.markup, bad: "a ⟦&bogus;⟧", good: ["a bogus;"]),

        RuleExample(
            .foreignPlaceholder, bad: "⟦%@⟧ ⟦%d⟧ ⟦%1$s⟧ ⟦%lld⟧ ⟦%.2f⟧",
            good: ["50%", "50% discount", "%50 indirim", "100%de", "100 % sicher", "%"]),
        RuleExample(
            .foreignPlaceholder, bad: "⟦{x}⟧ ⟦${x}⟧ ⟦#{x}⟧ ⟦%{x}⟧ ⟦%(x)s⟧ ⟦{}⟧",
            good: ["x", "$5", ":-}", "#1", "{ x"]),
        RuleExample(
            .foreignPlaceholder, bad: "⟦:tada:⟧ Pro⟦{{⟧x",
            good: ["12:30:45", "Pro: now: go", "a:b:c", ":)"]),
        RuleExample(.foreignPlaceholder, bad: "⟦%d⟧日", good: ["%dage"]),

        RuleExample(
            .price, bad: "⟦$9.99⟧ or ⟦5 €⟧", good: ["$", "Save", "€ and $", "24/7", "Plan 9"]),
        RuleExample(
            .price, bad: "⟦50%⟧ ⟦٥٠٪⟧ ⟦50 ﹪⟧ ⟦５０％⟧ ⟦%50⟧ ⟦50\u{202F}%⟧",
            good: ["%", "% 50 x", "50 percentage"]),
        RuleExample(
            .price, bad: "⟦USD 5⟧ ⟦10EUR⟧ ⟦499 MAD⟧",
            good: ["TRY 7 days", "TOP 10", "USD", "USDX 5"]),
        RuleExample(
            .price, bad: "Try it ⟦FREE⟧",
            good: ["Go ad-free", "Feel free", "Freedom", "Free up space"]),

        RuleExample(
            .promotional, bad: "⟦50%⟧ ⟦discount⟧", good: ["View offer", "Rate on the App Store"],
            context: LabelContext(sendsPush: true)),
        RuleExample(
            .promotional, bad: "⟦Sale⟧: ⟦free⟧", good: ["Salesforce", "Wholesale"],
            context: LabelContext(sendsPush: true)),
    ]

    private static let catalog: [RuleExample] = [
        RuleExample(.duplicate, bad: "⟦Claim it⟧", good: ["Claim  it", "Claim"], context: owner),
        RuleExample(
            .similar, bad: "⟦CLAIM IT⟧", good: ["Claim it", "Claim that"], context: owner),
        RuleExample(.similar, bad: "⟦Ｃｌａｉｍ it⟧", good: ["Claims it"], context: owner),
        RuleExample(.similar, bad: "⟦Cl\u{430}im it⟧", good: ["Clбim it"], context: owner),
        RuleExample(.similar, bad: "⟦Claim\u{200B} it⟧", good: ["Claim it!"], context: owner),
        RuleExample(.similar, bad: "⟦ANGEBOT ANSEHEN⟧", good: ["Angebot sehen"], context: owner),
        RuleExample(
            .equalsBuiltIn, bad: "⟦view offer ⟧", good: ["View offers", "Offer"], context: builtIn),
        RuleExample(
            .equalsBuiltIn, bad: "⟦Voir l’offre\u{A0}!⟧", good: ["Voir l'offre !"], context: builtIn
        ),
    ]

    private static let owner = LabelContext(
        id: "mine",
        others: LabelIndex([
            ("mine", "Claim that"), ("claim", "Claim it"), ("mine", "Clбim it"),
            ("ansehen", "Angebot ansehen"),
        ]))

    private static let builtIn = LabelContext(
        builtIns: BuiltInIndex([
            ("offer.button", "en", "View offer"), ("offer.button", "fr", "Voir l’offre\u{202F}!"),
        ]))
}
