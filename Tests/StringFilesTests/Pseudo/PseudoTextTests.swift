internal import ICU
internal import JSON
internal import StringFiles
internal import TestSupport
internal import Testing

@Suite struct PseudoTextTests {
    static let table: [(PlaceholderDialect, String, String)] = [
        (.icu, "View offer", "[Ṽîéŵ öƒƒéŕ o]"),
        (.icu, "OK", "[ÖĶ]"),
        (.icu, "", ""), (.icu, " — ", " — "), (.icu, "{name}", "{name}"),
        (.apple, "%1$@ has <b>%lld</b> items", "[%1$@ ĥåš <b>%lld</b> îţéɱš o]"),
        (
            .icu, "{n, plural, one{# day} other{# days}} left",
            "[{n, plural, one{# ðåý} other{# ðåýš}} ļéƒţ o]"
        ),
    ]

    @Test("accents the words and keeps the code", arguments: table)
    func accented(dialect: PlaceholderDialect, text: String, expected: String) {
        let value = PseudoText(.accented).text(of: TextValue(text), dialect: dialect)
        #expect(value?.text == expected)
    }

    @Test("mirrors each word as Android does, with RLM RLO and PDF RLM")
    func bidi() {
        let text = PseudoText(.bidi).text(of: TextValue("Hi {name}, go!"), dialect: .icu)?.text
        let (start, end) = ("\u{200F}\u{202E}", "\u{202C}\u{200F}")
        #expect(
            text == "\(start)Hi\(end) {name}\(start),\(end) \(start)go!\(end)")
    }

    @Test("is 30 to 40 % longer", arguments: 10...400)
    func expansion(length: Int) {
        let text = String(repeating: "a", count: length)
        let made = PseudoText(.accented).text(of: TextValue(text), dialect: .icu)?.text ?? ""
        let added = made.utf16.count - length
        #expect(added * 100 >= length * 30 && added * 100 <= length * 40)
        #expect(made.hasSuffix("]") && !made.hasSuffix(" ]"))
    }

    @Test("the parts of a format get no brackets, and code moves along")
    func parts() {
        let value = TextValue("Tap <x/> now", codes: [4..<8])
        let whole = PseudoText(.accented).text(of: value, dialect: .none)
        #expect(whole?.text == "[Ţåþ <x/> ñöŵ~]")
        #expect(
            whole.map { value in
                value.codes.map { value.text.utf8.prefix($0.upperBound).suffix($0.count).count }
            } == [4])
        let part = PseudoText(.accented).text(of: value, dialect: .none, isPart: true)
        #expect(part?.text == "Ţåþ <x/> ñöŵ")
    }

    @Test("a broken message stays as it is")
    func broken() {
        #expect(PseudoText(.accented).text(of: TextValue("{n"), dialect: .icu) == nil)
    }

    @Test("whatever ICU accepts, it accepts of the pseudolocale with the same arguments")
    func messages() throws {
        var generator = SeededGenerator(seed: 72)
        let pieces = [
            "a", "b ", "'", "''", "{n}", "{", "}", "#", "|", "{n, plural, one{", "other{", "}}",
            "{g, select, x{", "'{", "}'", " other{#}}", "{d, date, ::yMd}", "<b>", "é", "=1{", "@",
            "{n, plural, offset:1 =0{a} other{# b}}", "{n, selectordinal, one{#st} other{#th}}",
        ]
        var accepted = 0
        for _ in 0..<(Repository.isFullRun ? 20_000 : 5_000) {
            let text = (0..<Int.random(in: 1...7, using: &generator))
                .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            guard let original = try? MessagePattern(text, language: "en") else { continue }
            accepted += 1
            for locale in PseudoLocale.allCases {
                let made = PseudoText(locale).text(of: TextValue(text), dialect: .icu)
                let pseudo = try #require(made, "\(text)").text
                let pattern = try MessagePattern(pseudo, language: "en")
                #expect(pattern.arguments == original.arguments, "\(text) → \(pseudo)")
            }
        }
        #expect(accepted > 2_000)
    }
}
