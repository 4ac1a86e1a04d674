import CTAContent
import JSON
import Testing

/// What `en.arb` says about its keys (design §5).
@Suite struct BuiltInTextMetadataTests {
    /// The limit that the design gives to each kind.
    static let limits = [
        "button": 60, "status": 60, "push": 120, "message": 1000, "caption": 60, "team": 120,
    ]

    @Test("says for every key what a translator needs", arguments: TextKey.allCases)
    func metadata(key: TextKey) throws {
        let metadata = try LanguageFile.metadata(key)
        let description = try #require(metadata[member: "description"]?.string)
        #expect(description.count >= 20 && description.hasSuffix("."))
        let kind = try #require(metadata[member: "x-kind"]?.string)
        let limit = try #require(Self.limits[kind], "\(kind) is no kind")
        #expect(metadata[member: "x-limit"]?.int == limit)
        let audience = try #require(metadata[member: "x-audience"]?.string)
        #expect(audience == (kind == "team" ? "team" : "customer"))
    }

    @Test("names every placeholder with type and example", arguments: TextKey.allCases)
    func placeholders(key: TextKey) throws {
        let placeholders = try #require(LanguageFile.metadata(key)[member: "placeholders"])
        #expect(placeholders.kind == .object)
        #expect(placeholders.members.compactMap { $0.name.string } == key.argumentNames)
        for (_, value) in placeholders.members {
            let type = try #require(value[member: "type"]?.string)
            #expect(["String", "int", "double", "num", "DateTime"].contains(type))
            #expect(value[member: "example"]?.string?.isEmpty == false)
        }
    }

    @Test("says nothing about keys that do not exist")
    func orphans() throws {
        let root = try #require(LanguageFile.named("en").document.root)
        let names = root.members.compactMap { $0.name.string }
        let described = names.filter { $0.hasPrefix("@") && $0 != "@@locale" }
        #expect(Set(described) == Set(TextKey.allCases.map { "@\($0.name)" }))
    }
}
