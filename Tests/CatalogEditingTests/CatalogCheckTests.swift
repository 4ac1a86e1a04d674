import CTAContent
import CatalogEditing
import JSON
import TestSupport
import Testing

@Suite struct CatalogCheckTests {
    /// The checks and places of the findings.
    private static func found(_ catalog: Catalog, touched: [CatalogPlace]? = nil) -> [String] {
        CatalogCheck(catalog, touched: touched).placedFindings.map {
            "\($0.finding.check) \($0.place.path)"
        }
    }

    private static func offers(_ labels: CustomLabel...) -> Catalog {
        Catalog(app: "a", offers: CardSettings(labels: labels))
    }

    @Test("the catalogs of the examples are clean")
    func examples() throws {
        let bytes = try Repository.bytes("fixtures/catalogs/offers.json")
        #expect(try Self.found(Catalog(json: bytes)) == [])
    }

    static let catalogs: [(Catalog, [String])] = [
        (Catalog(app: "a b"), ["identifier.character app"]),
        (Catalog(app: "a", name: ""), ["title.invisible name"]),
        (Catalog(app: "a", defaultLanguage: "eo"), ["catalog.default-language defaultLanguage"]),
        (Catalog(app: "a", defaultLanguage: "d"), ["catalog.language defaultLanguage"]),
        (
            Catalog(app: "a", languageOverrides: ["pt-AO": "eo", "x": "de", "pt_AO": "pt-BR"]),
            [
                "catalog.same-language languageOverrides.pt_AO",
                "catalog.language languageOverrides.x", "catalog.override languageOverrides.pt-AO",
            ]
        ),
        (
            Catalog(
                app: "a", templates: [PushTemplate(language: "de", title: "{discount}", body: "")]),
            ["template.names push.templates.de.title", "template.invisible push.templates.de.body"]
        ),
        (
            Catalog(app: "a", texts: RemoteTextSettings(title: ["iw": "שלום", "he": "שלום"])),
            ["catalog.same-language texts.title.he"]
        ),
        (
            offers(
                CustomLabel(id: "x", text: "One"),
                CustomLabel(id: "x", text: "\u{200B}", isArchived: true)),
            ["catalog.duplicate-id offers.labels.x.id"]
        ),
        // Both are a German customer's "Los", whatever the spelling of the tag.
        (
            offers(
                CustomLabel(id: "x", text: "One", variants: ["de": "Los"]),
                CustomLabel(id: "y", text: "Two", variants: ["DE": "Los"])),
            ["label.duplicate offers.labels.y.variants.DE"]
        ),
        // A German customer sees the second label's own text.
        (
            offers(
                CustomLabel(id: "x", text: "One", variants: ["de": "Menu"]),
                CustomLabel(id: "y", text: "Menu")),
            ["label.duplicate offers.labels.y.text"]
        ),
        // Nobody sees these side by side.
        (
            offers(
                CustomLabel(id: "x", text: "One", variants: ["de": "Super", "fr": "A"]),
                CustomLabel(id: "y", text: "Two", variants: ["fr": "Super", "de": "B"])), []
        ),
        (
            offers(
                CustomLabel(id: "x", text: "One"),
                CustomLabel(id: "y", text: "One", isArchived: true)
            ), []
        ),
    ]

    @Test("names the check and the place, each pair of labels once", arguments: catalogs)
    func check(catalog: Catalog, expected: [String]) {
        #expect(Self.found(catalog) == expected)
    }

    @Test("of two labels that are alike the edited one is to be changed")
    func edited() {
        let catalog = Self.offers(
            CustomLabel(id: "x", text: "One"), CustomLabel(id: "y", text: "One"))
        let touched = [CatalogPlace.labels(of: .offer).label("x", at: 0).member("text")]
        #expect(Self.found(catalog, touched: touched) == ["label.duplicate offers.labels.x.text"])
    }

    private static let crowded = offers(count: 52)

    private static func offers(count: Int) -> Catalog {
        Catalog(
            app: "a",
            offers: CardSettings(
                labels: (0..<count).map {
                    CustomLabel(
                        id: "l\($0)",
                        text: "Number \(Character(UnicodeScalar(UInt8(65 + $0 / 8))))\($0)")
                }))
    }

    @Test("more labels than 50 are refused, and a way back from too many is not")
    func count() throws {
        let full = JSONWriter.bytes(of: Self.offers(count: 50).json)
        let error = #expect(throws: CatalogError.self) {
            try CatalogEditor.apply(
                [.label(.offer, id: "more", .add(text: "One more", variants: [:]))], to: full)
        }
        #expect(error?.findings.map(\.check) == ["label.too-many"])
        // A file that was edited by hand.
        let crowded = JSONWriter.bytes(of: Self.crowded.json)
        let edited = try CatalogEditor.apply([.label(.offer, id: "l3", .archive)], to: crowded)
        #expect(edited.findings == [])
    }

    @Test("an error elsewhere does not stop an edit, one that the edit makes does")
    func elsewhere() throws {
        let bytes = Array(
            #"{"schemaVersion":1,"app":"a","offers":{"labels":[{"id":"x","text":""},{"id":"y","text":"One","archived":true},{"id":"z","text":"One"}]}}"#
                .utf8)
        let edited = try CatalogEditor.apply([.label(.offer, id: "z", .text("Two"))], to: bytes)
        #expect(edited.findings == [])
        let error = #expect(throws: CatalogError.self) {
            try CatalogEditor.apply([.label(.offer, id: "y", .unarchive)], to: bytes)
        }
        #expect(error?.findings.map(\.check) == ["label.duplicate"])
        #expect(throws: CatalogError.self) {
            try CatalogEditor.apply([.label(.offer, id: "x", .text(" "))], to: bytes)
        }
    }

    @Test("switching pushes on says which labels become promotional")
    func promotional() throws {
        let bytes = Array(
            #"{"schemaVersion":1,"app":"a","offers":{"labels":[{"id":"x","text":"Last chance today"}]}}"#
                .utf8)
        let edited = try CatalogEditor.apply([.settings(.sendsPush(true))], to: bytes)
        #expect(edited.findings.map(\.check) == ["label.promotional"])
        #expect(edited.findings.map(\.key) == ["offers.labels.x"])
    }
}
