internal import ContentRules
internal import StringFiles
internal import Testing
internal import TextChecks

/// Numbers, addresses, markup, spaces and terms.
@Suite struct ValueTests {
    // Separators and digits of CLDR 42, symbols of each language.
    static let numbers: [(language: String, text: String)] = [
        ("de", "1.234.567,89"), ("fr", "1\u{202F}234\u{202F}567,89"), ("de-CH", "1’234’567.89"),
        ("ar", "١٬٢٣٤٬٥٦٧٫٨٩"), ("fa", "۱٬۲۳۴٬۵۶۷٫۸۹"), ("hi", "12,34,567.89"),
        ("bn", "১২,৩৪,৫৬৭.৮৯"), ("my", "၁,၂၃၄,၅၆၇.၈၉"), ("ru", "1\u{A0}234\u{A0}567,89"),
        ("ja", "１，２３４，５６７．８９"),
    ]

    @Test("reads the numbers of each language as the same", arguments: numbers)
    func sameNumber(row: (language: String, text: String)) {
        let run = PairRun("x \(row.text) x", source: "x 1,234,567.89 x", language: row.language)
        #expect(run.findings(of: .numberChanged).map(\.message) == [])
        let other = PairRun("x \(row.text) x", source: "x 1,234,567.80 x", language: row.language)
        #expect(other.findings(of: .numberChanged).count == 1)
    }

    static let fixes: [(source: String, text: String, fixed: String)] = [
        ("Buy now", "  Jetzt  kaufen ", "Jetzt kaufen"), ("Buy", "\u{3000}Los", "Los"),
        ("Name: ", "Name: ", "Name: "), (" and", "und", "und"), ("a  b", "a  b ", "a  b"),
    ]

    @Test("removes the spaces that the source lacks, and once is enough", arguments: fixes)
    func spaces(row: (source: String, text: String, fixed: String)) {
        let run = PairRun(row.text, source: row.source)
        let fixed = run.fixed(by: .spaceLeading, .spaceTrailing, .spaceDouble)
        #expect(Array(fixed.utf8) == Array(row.fixed.utf8))
        let again = PairRun(fixed, source: row.source)
        #expect(
            again.findings(of: .spaceLeading, .spaceTrailing, .spaceDouble).flatMap(\.fix).isEmpty)
    }

    static let severities: [(CheckID, source: String, text: String, Severity)] = [
        (.termReserved, "Rate on the App Store", "Im AppStore bewerten", .error),
        (.termReserved, "Rate on the App Store", "Jetzt bewerten", .warning),
        (.termReserved, "On GitHub", "Auf Github", .warning),
        (.termUntranslated, "Delete this offer for ever?", "Delete this offer for ever?", .warning),
        (.termUntranslated, "Error Saving URL", "Error Saving URL", .note),
        (.markupTags, "<b>Buy</b>", "Kaufen", .warning), (.markupTags, "One<br>two", "Eins", .note),
        (.markupMalformed, "<b>Buy</b>", "<b>Kaufen", .error),
        (.markupAttributes, "<a href=\"/a\">a</a>", "<a>a</a>", .error),
        (.markupAttributes, "<a href=\"/a\">a</a>", "<a href=\"/b\">a</a>", .warning),
        (.spaceLineEnds, "Hello\nthere you", "Hallo Sie\n\nda", .note),
        (.spaceLineEnds, "Buy now", "Jetzt\nkaufen", .warning),
        (.spaceLineEnds, "Hello.\nBye.", "Hallo.\\nBis bald.", .error),
        (.urlChanged, "See https://a.example/x", "Siehe https://a.example/y", .warning),
        (.urlMalformed, "See https://a.example/x", "Siehe https:/a.example/x", .error),
        (.markupEntity, "Buy & sell", "Kauf &amp; Verkauf", .error),
    ]

    @Test("says how much a finding matters", arguments: severities)
    func severity(row: (CheckID, source: String, text: String, Severity)) {
        let found = PairRun(row.text, source: row.source).findings(of: row.0)
        #expect(found.map(\.severity) == [row.3], "\(row.0.rawValue): \(row.text)")
    }

    static let glossary: [(language: String, source: String, text: String, isFound: Bool)] = [
        ("de", "View offer", "Angebot ansehen", false),
        ("de", "View offers", "Angebote ansehen", false),
        ("de", "View offer", "Aktion ansehen", true),
        ("de", "View offering", "Aktion ansehen", false),
        ("ru", "View offer", "Смотреть предложения", false), ("fr", "View offer", "Voir", false),
        ("de-AT", "View offer", "Aktion ansehen", true),
        ("de", "Open Paywall", "Öffne paywall", true),
        ("de", "Open Paywall", "Öffne Paywall", false),
    ]

    @Test("compares terms with the glossary", arguments: glossary)
    func terms(row: (language: String, source: String, text: String, isFound: Bool)) {
        var settings = CheckSettings()
        settings.glossary = [
            GlossaryTerm(source: "offer", translations: ["de": "Angebot", "ru": "предложение"]),
            GlossaryTerm(source: "Paywall", translations: ["de": "Paywall"]),
        ]
        let run = PairRun(row.text, source: row.source, language: row.language, settings: settings)
        #expect(!run.findings(of: .termGlossary).isEmpty == row.isFound)
    }

    @Test("an edge line end that only one side has is an error in PO, as for msgfmt")
    func poLineEnd() {
        let text = """
            msgid ""
            msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

            msgid "Done.\\n"
            msgstr "Fertig."

            #, fuzzy
            msgid "Gone.\\n"
            msgstr "Weg."
            """
        let (file, _) = StringFile.read(SourceText(Array(text.utf8)), as: .po)
        let found = CheckRunner([CheckID.spaceLineEnds.check])
            .findings(in: CheckedFile(path: "de.po", file: file))
            .filter { $0.id == CheckID.spaceLineEnds.rawValue }
        #expect(found.map(\.severity) == [.error, .warning])
    }
}
