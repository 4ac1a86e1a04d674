import CTAContent
import JSON
import TestSupport
import Testing

@Suite struct CardTests {
    private static func example() throws -> ContentResolver {
        ContentResolver(catalog: try Catalog(json: Repository.bytes("fixtures/catalogs/acme.json")))
    }

    private let plans = Paywall(id: "plans", title: "Plans")

    @Test("a built-in button is translated on the card and null on the wire")
    func builtIn() throws {
        let card = try Self.example().card(for: .offer(plans), language: "de_AT")
        #expect(card.button.text == "Angebot ansehen")
        #expect(card.button.source == .builtIn)
        #expect(card.unavailable == "Nicht mehr verfügbar")
        #expect(
            card.wire
                == CardWire(
                    kind: .paywall, paywallId: "plans", paywallTitle: "Plans", text: "",
                    buttonLabel: nil))
        #expect(card.language.reason == .region)
    }

    @Test(
        "a customer in Macao gets Hong Kong's words, and what the sparse file lacks from Taiwan's")
    func macao() throws {
        let card = try Self.example().card(for: .offer(plans), language: "zh-Hant-MO")
        #expect(card.language.resolved == "zh-HK")
        #expect(card.language.reason == .region)
        #expect(card.button.language == "zh-Hant")
    }

    @Test("the override of the example catalog wins and says so")
    func override() throws {
        #expect(
            try Self.example().card(for: .offer(plans), language: "pt-AO").language.resolved
                == "pt-BR")
        #expect(try Self.example().resolve(language: "pt_AO").reason == .override)
        #expect(
            ContentResolver(catalog: Catalog(app: "a")).resolve(language: "pt-AO").resolved
                == "pt-PT")
    }

    @Test("a label has its own text for every language without a variant")
    func variants() throws {
        let content = try Self.example()
        let draft = Draft.offer(plans, button: .label("claim-50"))
        let german = try content.card(for: draft, language: "de-CH")
        #expect(german.button.text == "50 % sichern")
        #expect(german.button.language == "de")
        #expect(german.wire.buttonLabel == "50 % sichern")
        let french = try content.card(for: draft, language: "fr")
        #expect(french.button.text == "Claim 50% off")
        #expect(french.button.language == nil)
        #expect(french.findings.map(\.check).contains("label.price"))
    }

    @Test("a suggestion of {en, nb} gives a Dane the default, not Norwegian")
    func dane() throws {
        let card = try Self.example().card(
            for: .offer(plans, message: .suggested(key: "nordic")), language: "da")
        #expect(card.message?.text == "A note from the north.")
        #expect(card.message?.language == "en")
    }

    @Test("built-in suggestions take their values, isolated where the direction needs it")
    func suggestions() throws {
        let content = try Self.example()
        let draft = Draft.offer(
            plans, message: .suggested(key: "discount", values: ["discount": "50%"]))
        let english = try content.card(for: draft, language: "en")
        #expect(
            english.message?.text
                == "You can get 50% off right now. Tap the button below to see the details.")
        let arabic = try content.card(for: draft, language: "ar")
        #expect(arabic.message?.text.contains("\u{2068}50%\u{2069}") == true)
        #expect(arabic.message?.direction == .rightToLeft)
        let quoted = Draft.offer(
            plans,
            message: .suggested(key: "offer.suggestion.trial", values: ["duration": "{x} ' "]))
        #expect(
            try content.card(for: quoted, language: "en").message?.text.contains("{x} '") == true)
    }

    @Test("lists suggestions in the customer's language, the owner's first")
    func list() throws {
        let list = try Self.example().suggestions(for: .offer, language: "de_AT")
        #expect(list.map(\.key).prefix(2) == ["win-back", "nordic"])
        #expect(list.first?.language == "de")
        #expect(list.first { $0.key == "offer.suggestion.discount" }?.neededValues == ["discount"])
        #expect(list.count == 7)
    }

    @Test(
        "refuses what the catalog does not have, and says what",
        arguments: [
            (Draft.Button.label("nope"), Draft.Message.none, ContentError.Code.unknownLabel),
            (.label("spring"), .none, .archivedLabel),
            (.builtIn, .suggested(key: "nope"), .unknownSuggestion),
            (.builtIn, .suggested(key: "discount"), .missingValue),
            (
                .builtIn, .suggested(key: "discount", values: ["discount": "\u{200B}"]),
                .missingValue
            ),
            (.text("{{x}}"), .none, .rules), (.text("\u{3164}"), .none, .rules),
            (.builtIn, .written(String(repeating: "x", count: 1_001)), .rules),
        ])
    func refuses(button: Draft.Button, message: Draft.Message, code: ContentError.Code) throws {
        let content = ContentResolver(
            catalog: try Catalog(json: Repository.bytes("fixtures/catalogs/offers.json")))
        let error = #expect(throws: ContentError.self) {
            _ = try content.card(
                for: .offer(plans, button: button, message: message), language: "en")
        }
        #expect(error?.code == code)
    }

    @Test("refuses an id with a Kelvin sign and a title of 61 units")
    func identifiers() throws {
        let content = try Self.example()
        for paywall in [
            Paywall(id: "\u{212A}"), Paywall(id: "p", title: String(repeating: "t", count: 61)),
            Paywall(id: ""),
        ] {
            let error = #expect(throws: ContentError.self) {
                _ = try content.card(for: .offer(paywall), language: "en")
            }
            #expect(error?.code == .rules)
        }
        #expect(Paywall(id: String(repeating: "i", count: 64)).title.utf16.count == 60)
    }

    @Test("line ends of a message become LF, nothing is trimmed, a blank one is absent")
    func messages() throws {
        let content = try Self.example()
        let card = try content.card(
            for: .offer(plans, message: .written(" a\r\nb\rc ")), language: "en")
        #expect(card.message.map { Array($0.text.utf8) } == Array(" a\nb\nc ".utf8))
        let blank = try content.card(
            for: .offer(plans, message: .written("\u{202E}\u{200B}")), language: "en")
        #expect(blank.message == nil)
        #expect(blank.wire.text == "")
        #expect(blank.findings == [])
    }

    @Test("direction: the card's from its language, a text's own from its first strong character")
    func directions() throws {
        let content = try Self.example()
        let draft = Draft.offer(plans, button: .text("123"), message: .written("Hello"))
        let card = try content.card(for: draft, language: "he")
        #expect(card.direction == .rightToLeft)
        #expect(card.button.direction == .rightToLeft)
        #expect(card.message?.direction == .leftToRight)
    }

    @Test("a review card has no paywall and no grey state")
    func review() throws {
        let card = try Self.example().card(for: .review(), language: "ja")
        #expect(card.wire.kind == .review)
        #expect(card.wire.paywallId == nil && card.unavailable == nil && card.paywall == nil)
        #expect(card.button.text.contains("App Store"))
    }

    @Test("remote texts resolve each over its own languages; an over-long one is a finding")
    func remoteTexts() throws {
        var catalog = Catalog(app: "a")
        catalog.texts = RemoteTextSettings(
            title: ["en": "Support", "de": "Hilfe"], welcomeTitle: ["fr": "Bonjour"],
            welcomeText: ["en": String(repeating: "x", count: 1_001)])
        let texts = ContentResolver(catalog: catalog).texts(language: "de_AT")
        #expect(texts.title == LocalizedText(text: "Hilfe", language: "de"))
        #expect(texts.welcomeTitle == nil)
        #expect(texts.welcomeText == nil)
        #expect(texts.findings.map(\.check) == ["text.too-long"])
    }

    @Test("used as written: what passes the rules has the catalog's bytes on card, wire and push")
    func usedAsWritten() throws {
        var generator = SeededGenerator(seed: 5)
        var shown = 0
        for _ in 0..<(Repository.isFullRun ? 40_000 : 4_000) {
            let text = HostileText.random(using: &generator)
            var catalog = Catalog(app: "a", sendsPush: true)
            catalog.offers.labels = [CustomLabel(id: "l", text: text)]
            let content = ContentResolver(catalog: catalog)
            guard
                let card = try? content.card(
                    for: .offer(plans, button: .label("l")), language: "ar")
            else { continue }
            shown += 1
            let bytes = Array(text.utf8)
            #expect(Array(card.button.text.utf8) == bytes)
            #expect(card.wire.buttonLabel.map { Array($0.utf8) } == bytes)
            let push = content.push(for: card, to: Customer(consent: .yes))
            #expect(push.content.map { Array($0.body.utf8) } == bytes)
            let wire = JSONDocument(parsing: JSONWriter.bytes(of: card.wire.json))
            #expect(wire.root?[member: "buttonLabel"]?.string.map { Array($0.utf8) } == bytes)
            let payload = JSONDocument(parsing: push.content?.payload ?? [])
            let body = payload.root?[member: "aps"]?[member: "alert"]?[member: "body"]?.string
            #expect(body.map { Array($0.utf8) } == bytes)
        }
        #expect(shown > 1_000)
    }
}
