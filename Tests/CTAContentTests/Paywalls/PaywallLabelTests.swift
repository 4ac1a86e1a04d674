import CTAContent
import Testing

@Suite struct PaywallLabelTests {
    static func texts(_ labels: PaywallLabels) -> [String] {
        [
            labels.subscribe, labels.continue, labels.startTrial, labels.restore, labels.terms,
            labels.privacy, labels.close, labels.pendingApproval, labels.nothingToRestore,
        ]
    }

    static let keys = TextKey.allCases.filter { $0.name.hasPrefix("paywall.") }

    @Test("is complete in every language, each label another", arguments: LanguageFile.all)
    func complete(file: LanguageFile) throws {
        let labels = PaywallLabels(language: file.tag)
        #expect(labels.language == file.tag)
        #expect((labels.direction == .rightToLeft) == ["ar", "fa", "he", "ur"].contains(file.tag))
        let texts = Self.texts(labels)
        #expect(try texts == Self.keys.map { try file.text($0) })
        #expect(Set(texts).count == 9)
        #expect(texts.allSatisfy { !$0.isEmpty && !$0.hasSuffix(".") })
    }

    @Test("is translated", arguments: LanguageFile.translations)
    func translated(file: LanguageFile) {
        let english = Self.texts(PaywallLabels(language: "en"))
        for (text, source) in zip(Self.texts(PaywallLabels(language: file.tag)), english) {
            #expect(text != source)
        }
    }

    @Test(
        "a reported tag gets a close relative, or English",
        arguments: [
            ("ja-JP", "ja"), ("de_AT", "de"), ("zh-Hant-MO", "zh-HK"), ("es-MX", "es-419"),
            ("no", "nb"), ("xx", "en"), ("", "en"), ("\u{202E}", "en"),
        ])
    func resolution(reported: String, resolved: String) {
        #expect(PaywallLabels(language: reported).language == resolved)
        let content = ContentResolver(catalog: Catalog(app: "none"))
        #expect(content.paywallLabels(language: reported) == PaywallLabels(language: reported))
    }

    @Test("the catalog's overrides count where there is a catalog")
    func overrides() {
        var catalog = Catalog(app: "none")
        catalog.languageOverrides = ["pt-AO": "pt-BR"]
        let content = ContentResolver(catalog: catalog)
        #expect(content.paywallLabels(language: "pt-AO").language == "pt-BR")
        #expect(PaywallLabels(language: "pt-AO").language == "pt-PT")
    }
}
