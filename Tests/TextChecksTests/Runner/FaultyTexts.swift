internal import StringFiles
internal import TestSupport

/// Translations with faults that any format can hold, made of pieces around each other.
struct FaultyTexts {
    /// A source text and its translation.
    struct Pair {
        let source: String
        let target: String
    }

    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private static let words = [
        "Angebot", "ansehen", "für", "Straße", "🎁", "👨‍👩‍👧", "Größe", "割引", "𝒳", "naïve", "5", "und",
    ]
    private static let faults = [
        "  ", " und und ", "Pomoc\u{301}", "a\u{200B}b", "\u{202E}x", "Аngebot", " !", "(", "„x",
        "http:/example.com", "app store", "12", "%@", "%d", "\u{2067}x", "ك", "...",
    ]

    /// The next pair; the texts are not empty and have no space at an edge, which some formats drop.
    mutating func next() -> Pair {
        var source = "Offer"
        var target = "Wort"
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let word = Self.words.randomElement(using: &random) ?? "x"
            source += " " + word
            target += " " + word
            if Bool.random(using: &random) {
                target += Self.faults.randomElement(using: &random) ?? ""
            }
            if Int.random(in: 0..<5, using: &random) == 0 {
                source += Self.faults.randomElement(using: &random) ?? ""
            }
        }
        return Pair(source: source + " end", target: target + " Ende.")
    }

    /// A file of such texts, to be written.
    static func file(
        seed: UInt64, count: Int, dialect: PlaceholderDialect = .apple
    ) -> StringFile {
        var texts = FaultyTexts(seed: seed)
        let entries = (0..<count).map { number in
            let pair = texts.next()
            let unit = { (text: String) in
                VariantTree.text(TextUnit(.text(text), state: .translated))
            }
            return Entry(
                key: "key_\(number)",
                localizations: [
                    Localization(language: "en", role: .source, tree: unit(pair.source)),
                    Localization(language: "de", tree: unit(pair.target)),
                ], dialect: dialect)
        }
        return StringFile(
            format: .csv, languages: ["en", "de"], sourceLanguage: "en", entries: entries)
    }
}
