import CTAContent
import CatalogEditing
import JSON
import TestSupport
import Testing

/// Bytes before and after an edit: everything but the edit and the revision is the same byte.
@Suite struct CatalogEditorTests {
    struct Golden: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let before: String
        let edits: [CatalogEdit]
        let after: String

        init(_ name: String, _ before: String, _ edits: [CatalogEdit], _ after: String) {
            (testDescription, self.before, self.edits, self.after) = (name, before, edits, after)
        }
    }

    private static let compact =
        #"{"schemaVersion":1,"app":"a","x":[1.50,{"y" :null}],"revision":7,"offers":{"labels":[{"id":"one","text":"One"}]}}"#
    private static let tabs =
        "{\r\n\t\"revision\" : 7,\r\n\t\"schemaVersion\" : 1,\r\n\t\"app\" : \"a\",\r\n"
        + "\t\"offers\" : {\r\n\t\t\"labels\" : [\r\n\t\t\t{ \"id\" : \"\\u006fne\", \"text\" : \"Eins\","
        + " \"note\" : \"\\/ kept\" },\r\n\t\t\t{ \"text\" : \"Zwei\", \"id\" : \"two\" }\r\n\t\t]\r\n\t}\r\n}\r\n"

    static let layouts: [Golden] = [
        Golden(
            "one line, unknown members", compact,
            [.label(.offer, id: "two", .add(text: "Größe \"L\"", variants: ["de": "Zwei"]))],
            compact.replacing(#""revision":7"#, with: #""revision":8"#).replacing(
                #""text":"One"}]"#,
                with:
                    #""text":"One"},{"id":"two","text":"Größe \"L\"","variants":{"de":"Zwei"},"archived":false}]"#
            )),
        Golden(
            "tabs, CRLF and spaces before colons", tabs,
            [.label(.offer, id: "one", .text("Uno"))],
            tabs.replacing(": 7,", with: ": 8,").replacing("\"Eins\"", with: "\"Uno\"")),
        Golden(
            "a new member beside tabs and CRLF", tabs, [.label(.offer, id: "two", .archive)],
            tabs.replacing(": 7,", with: ": 8,").replacing(
                "\"id\" : \"two\" }", with: "\"id\" : \"two\", \"archived\" : true }")),
        Golden(
            "a move takes the bytes of the labels along, and leaves those between them", tabs,
            [.label(.offer, id: "two", .move(to: 1))],
            tabs.replacing(": 7,", with: ": 8,")
                .replacing("{ \"text\" : \"Zwei\", \"id\" : \"two\" }", with: "#")
                .replacing(
                    "{ \"id\" : \"\\u006fne\", \"text\" : \"Eins\", \"note\" : \"\\/ kept\" }",
                    with: "{ \"text\" : \"Zwei\", \"id\" : \"two\" }"
                )
                .replacing(
                    "#",
                    with:
                        "{ \"id\" : \"\\u006fne\", \"text\" : \"Eins\", \"note\" : \"\\/ kept\" }")
        ),
        Golden(
            "no revision, a byte order mark, a null where an object goes",
            "\u{FEFF}{\n \"schemaVersion\": 1,\n \"app\": \"a\",\n \"push\": null\n}",
            [.template(language: "pt_BR", .set(.title, "{appName}"))],
            "\u{FEFF}{\n \"schemaVersion\": 1,\n \"app\": \"a\",\n \"revision\": 1,\n \"push\": {\n  \"templates\": {\n"
                + "   \"pt_BR\": {\n    \"title\": \"{appName}\"\n   }\n  }\n }\n}"),
        Golden(
            "the last text takes the suggestion along",
            #"{"schemaVersion":1,"app":"a","offers":{"suggestions":{"k":{"de":"x"}, "l":{"de":"y"}}}}"#,
            [.suggestion(.offer, key: "k", .remove(language: "de"))],
            #"{"schemaVersion":1,"app":"a","revision":1,"offers":{"suggestions":{"l":{"de":"y"}}}}"#
        ),
    ]

    @Test("changes its own bytes and the revision, and no other", arguments: layouts)
    func bytes(golden: Golden) throws {
        let edited = try CatalogEditor.apply(golden.edits, to: Array(golden.before.utf8))
        #expect(String(decoding: edited.bytes, as: UTF8.self) == golden.after)
        #expect(edited.bytes == Array(golden.after.utf8))
        #expect(edited.changes.count == 1)
        #expect(try Catalog(json: edited.bytes) == edited.catalog)
    }

    @Test("an edit that changes nothing keeps every byte and the revision")
    func nothing() throws {
        for edit: CatalogEdit in [
            .label(.offer, id: "one", .text("Eins")), .label(.offer, id: "one", .unarchive),
            .label(.offer, id: "two", .move(to: 2)),
        ] {
            let edited = try CatalogEditor.apply([edit], to: Array(Self.tabs.utf8))
            #expect(edited.bytes == Array(Self.tabs.utf8))
            #expect(edited.changes == [] && edited.catalog.revision == 7)
        }
    }

    @Test("compares bytes: the decomposed form of a text is another text")
    func canonicalEquivalence() throws {
        let before = #"{"schemaVersion":1,"app":"a","name":"Caf\#u{E9}"}"#
        let edited = try CatalogEditor.apply(
            [.settings(.name("Cafe\u{301}"))], to: Array(before.utf8))
        #expect(edited.changes.count == 1)
        #expect(edited.catalog.name.map { Array($0.utf8) } == Array("Cafe\u{301}".utf8))
    }

    static let everyEdit: [(CatalogEdit, String)] = [
        (.settings(.name("B")), "name"),
        (.settings(.defaultLanguage("de")), "defaultLanguage"),
        (.settings(.languagePolicy(.sameLanguage)), "languagePolicy"),
        (.settings(.sendsPush(true)), "offers.sendsPush"),
        (.settings(.consent(.askedByApp)), "offers.consent"),
        (.settings(.showsMessage(false)), "push.showsMessage"),
        (.settings(.override("nn", to: "nb")), "languageOverrides.nn"),
        (.settings(.removeOverride("pt-AO")), "languageOverrides.pt-AO"),
        (.label(.review, id: "r", .add(text: "Rate", variants: [:])), "reviews.labels.r"),
        (.label(.offer, id: "claim-50", .text("T")), "offers.labels.claim-50.text"),
        (
            .label(.offer, id: "claim-50", .variant(language: "de", text: "Los")),
            "offers.labels.claim-50.variants.de"
        ),
        (
            .label(.offer, id: "claim-50", .removeVariant(language: "de")),
            "offers.labels.claim-50.variants.de"
        ),
        (.label(.offer, id: "claim-50", .archive), "offers.labels.claim-50.archived"),
        (
            .suggestion(.review, key: "k", .set(language: "de", text: "Hallo")),
            "reviews.suggestions.k.de"
        ),
        (.suggestion(.offer, key: "nordic", .remove(language: nil)), "offers.suggestions.nordic"),
        (
            .suggestion(.offer, key: "nordic", .remove(language: "nb")),
            "offers.suggestions.nordic.nb"
        ),
        (.template(language: "en", .set(.body, "{message}!")), "push.templates.en.body"),
        (.template(language: "en", .removePart(.title)), "push.templates.en.title"),
        (.template(language: "en", .remove), "push.templates.en"),
        (.remoteText(.welcomeText, language: "de", .set("Hallo\nda")), "texts.welcomeText.de"),
        (.remoteText(.title, language: "en", .remove), "texts.title.en"),
    ]

    @Test("every edit says what changed and decodes to it", arguments: everyEdit)
    func change(edit: CatalogEdit, path: String) throws {
        let before = try Repository.bytes("fixtures/catalogs/acme.json")
        let edited = try CatalogEditor.apply([edit], to: before)
        #expect(edited.changes.map(\.path) == [path])
        #expect(edited.changes.allSatisfy { $0.before != $0.after })
        #expect(edited.catalog.revision == 13)
        let old = try Self.leaves(of: Catalog(json: before).json)
        let new = Self.leaves(of: edited.catalog.json)
        let different = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
        #expect(different.contains("revision") && different.count > 1)
        #expect(different.allSatisfy { $0 == "revision" || $0.hasPrefix(path) })
    }

    /// The values of a catalog by their paths, those of a label by its id.
    private static func leaves(of value: JSONValue, at path: String = "") -> [String: JSONValue] {
        func merged(_ children: [(String, JSONValue)]) -> [String: JSONValue] {
            children.reduce(into: [:]) { leaves, child in
                let inner = path.isEmpty ? child.0 : "\(path).\(child.0)"
                leaves.merge(Self.leaves(of: child.1, at: inner)) { $1 }
            }
        }
        switch value {
        case .object(let members): return merged(members.map { ($0.name, $0.value) })
        case .array(let elements):
            return merged(
                elements.map { element in
                    guard case .object(let members) = element,
                        case .string(let id)? = members.first(where: { $0.name == "id" })?.value
                    else { return ("?", element) }
                    return (id, element)
                })
        case .string, .integer, .double, .number, .bool, .null: return [path: value]
        }
    }

    @Test("a new catalog has a line for each member, and is clean")
    func creation() throws {
        let new = try CatalogEditor.create(
            app: "acme", [.settings(.name("Acme")), .settings(.sendsPush(true))])
        let text = String(decoding: new.bytes, as: UTF8.self)
        #expect(
            text.hasPrefix(
                "{\n  \"schemaVersion\": 1,\n  \"app\": \"acme\",\n  \"name\": \"Acme\",\n"))
        #expect(text.hasSuffix("}\n"))
        #expect(new.catalog.revision == 1 && new.catalog.sendsPush)
        #expect(CatalogCheck(new.catalog).placedFindings.isEmpty)
    }
}
