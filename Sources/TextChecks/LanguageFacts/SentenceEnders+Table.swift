extension SentenceEnders {
    /// The languages that end sentences in their own way.
    static let table: [SentenceEnders] = [
        SentenceEnders(
            languages: ["el"],
            meanings: [";": .question, "\u{B7}": .semicolon, "\u{387}": .semicolon],
            usual: [.question: [";", "\u{37E}"]],
            authority: "The Unicode Standard 15, §7.2, Greek punctuation"),
        SentenceEnders(
            languages: ["hy"], meanings: [":": .fullStop],
            usual: [.fullStop: ["\u{589}", ":", "."]],
            optional: [.colon, .semicolon],
            inner: [.question: "\u{55E}", .exclamation: "\u{55C}"],
            authority: "The Unicode Standard 15, §7.6, Armenian punctuation"),
        SentenceEnders(
            languages: ["Ethi"], meanings: ["\u{1361}": .colon],
            usual: [.fullStop: ["\u{1362}"]],
            authority: "The Unicode Standard 15, §19.1, Ethiopic punctuation"),
        SentenceEnders(
            languages: ["Mymr"], usual: [.fullStop: ["\u{104B}"]],
            optional: [.question, .exclamation],
            authority: "The Unicode Standard 15, §16.3, Myanmar punctuation"),
        SentenceEnders(
            languages: ["Khmr"], usual: [.fullStop: ["\u{17D4}", "\u{17D5}"]],
            optional: [.question, .exclamation], isOftenBare: true,
            authority: "The Unicode Standard 15, §16.4, Khmer punctuation"),
        SentenceEnders(
            languages: ["Thai", "Laoo"],
            optional: [.fullStop, .question, .exclamation, .semicolon],
            authority: "The Unicode Standard 15, §16.1 and §16.2: phrases end with a space"),
        SentenceEnders(
            languages: ["Tibt"],
            optional: [.fullStop, .question, .exclamation, .colon, .semicolon],
            authority: "The Unicode Standard 15, §13.4: the shad ends every kind of phrase"),
        SentenceEnders(
            languages: ["bn", "as", "or"], usual: [.fullStop: ["\u{964}"]],
            authority: "The Unicode Standard 15, §12.1, dandas; CLDR exemplar punctuation of bn"),
        SentenceEnders(
            languages: ["hi", "ne", "mai", "bho", "brx", "doi", "sa", "pa", "sat", "mni"],
            usual: [.fullStop: ["\u{964}", ".", "\u{1C7E}", "\u{ABEB}", "\u{965}"]],
            authority: "The Unicode Standard 15, §12.1: the danda, beside the Latin full stop"),
        SentenceEnders(
            languages: ["ur", "ks"],
            usual: [
                .fullStop: ["\u{6D4}", "."], .question: ["\u{61F}"], .semicolon: ["\u{61B}"],
            ],
            authority: "The Unicode Standard 15, §9.2: U+06D4 of Urdu"),
        SentenceEnders(
            languages: ["Arab", "Thaa", "Syrc"],
            usual: [.question: ["\u{61F}"], .semicolon: ["\u{61B}"]],
            authority: "The Unicode Standard 15, §9.2, Arabic punctuation"),
        SentenceEnders(
            languages: ["Jpan"],
            usual: [.fullStop: ["\u{3002}", "\u{FF61}", "\u{FF0E}"]],
            asking: ["\u{304B}", "\u{306E}"], isOftenBare: true,
            authority: "JIS X 4051 and JLREQ (W3C): U+3002 ends sentences"),
        SentenceEnders(
            languages: ["Hans", "Hant", "Hani"],
            usual: [.fullStop: ["\u{3002}", "\u{FF61}", "\u{FF0E}"]],
            asking: ["\u{5417}", "\u{55CE}", "\u{5462}"], isOftenBare: true,
            authority: "GB/T 15834-2011, §4.1; Revised Handbook of Punctuation, Taiwan 2008"),
        SentenceEnders(
            languages: ["ko"], asking: ["\u{AE4C}"], isOftenBare: true,
            authority: "Hangul orthography, appendix on punctuation marks (2014)"),
    ]
}
