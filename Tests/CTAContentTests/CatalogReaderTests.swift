import CTAContent
import TestSupport
import Testing

@Suite struct CatalogReaderTests {
    @Test("reads the example of the design")
    func example() throws {
        let catalog = try Catalog(json: Repository.bytes("fixtures/catalogs/acme.json"))
        #expect(catalog.app == "acme")
        #expect(catalog.name == "Acme")
        #expect(catalog.revision == 12)
        #expect(catalog.languageOverrides == ["pt-AO": "pt-BR"])
        #expect(catalog.sendsPush == false)
        #expect(catalog.consent == .perCustomer)
        #expect(catalog.offers.labels.map(\.id) == ["claim-50"])
        #expect(catalog.offers.labels.first?.variants == ["de": "50 % sichern"])
        #expect(catalog.offers.suggestions.map(\.key) == ["win-back", "nordic"])
        #expect(catalog.templates.first?.title == "{agentName}")
        #expect(catalog.texts.title.languages == ["en"])
    }

    @Test("everything but the version and the app has a default")
    func smallest() throws {
        let catalog = try Catalog(json: Array(#"{"schemaVersion":1,"app":"a","unknown":[1]}"#.utf8))
        #expect(catalog == Catalog(app: "a"))
        #expect(catalog.showsMessage)
        #expect(!catalog.sendsPush)
    }

    @Test(
        "refuses what does not decode, in one line that names the place",
        arguments: [
            ("", "c.json:1:1: error: "),
            ("[]", "c.json:1:1: error: a catalog is a JSON object"),
            (
                #"{"schemaVersion":2,"app":"a"}"#,
                "c.json:1:18: error: schemaVersion is 2, this toolkit reads 1"
            ),
            (#"{"schemaVersion":1}"#, "c.json:1:1: error: \"app\" is missing"),
            ("{\"schemaVersion\":1,\n \"app\":7}", "c.json:2:8: error: app must be a string"),
            (
                #"{"schemaVersion":1,"app":"a","offers":{"labels":[{"id":"x","text":5}]}}"#,
                "c.json:1:67: error: offers.labels[0].text must be a string"
            ),
            (
                #"{"schemaVersion":1,"app":"a","offers":{"consent":"maybe"}}"#,
                "c.json:1:50: error: offers.consent must be \"perCustomer\" or \"askedByApp\""
            ),
            (
                #"{"schemaVersion":1,"app":"a","revision":-1}"#,
                "c.json:1:41: error: revision must be 0 or more"
            ),
            (
                #"{"schemaVersion":1,"app":"a","app":"b"}"#,
                "c.json:1:30: error: \"app\" stands twice"
            ),
            (#"{"schemaVersion":1,"app":"\ud800"}"#, "c.json:1:"),
            (
                #"{"schemaVersion":1,"app":"a","texts":{"title":"x"}}"#,
                "c.json:1:47: error: texts.title must be"
            ),
        ])
    func refuses(json: String, start: String) {
        let error = #expect(throws: ContentError.self) {
            _ = try Catalog(json: Array(json.utf8), path: "c.json")
        }
        #expect(error?.code == .catalog)
        #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("\n") == false)
    }

    @Test("no mutation of a catalog traps")
    func mutations() throws {
        let bytes = try Repository.bytes("fixtures/catalogs/offers.json")
        var generator = SeededGenerator(seed: 11)
        var refused = 0
        for _ in 0..<3_000 {
            var mutated = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let at = Int.random(in: 0..<mutated.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: mutated.removeSubrange(at..<min(mutated.count, at + 5))
                case 1: mutated[at] = UInt8.random(in: 0...255, using: &generator)
                default: mutated.insert(contentsOf: mutated[..<min(at, 20)], at: at)
                }
            }
            do {
                let catalog = try Catalog(json: mutated)
                _ = try? ContentResolver(catalog: catalog).card(
                    for: .offer(
                        Paywall(id: "p"), button: .label("claim-50"),
                        message: .suggested(key: "win-back")),
                    language: "de")
            } catch {
                refused += 1
            }
        }
        #expect(refused > 1_000)
    }
}
