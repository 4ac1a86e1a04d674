import JSON
import TestSupport
import Testing

/// The documentation as `make docs` builds it, from the build of the tests.
@Suite struct DocumentationSiteTests {
    /// Runs `Scripts/docs` on a folder of articles, and gives the folder of the site.
    static func site(_ name: String, catalog: String) throws -> String {
        let build = try BuiltCommand("").path
        let output = "\(build)\(name)"
        try Tool.run([
            "\(Repository.root)/Scripts/docs", output, String(build.dropLast()), catalog,
        ])
        return output
    }

    static let catalog = "Sources/CTAContent/CTAContent.docc"
    static let built = Result { try site("docs", catalog: catalog) }

    static func graph() throws -> SymbolGraph {
        let path = "\(try built.get()).symbols/CTAContent.symbols.json"
        return SymbolGraph(json: Array(try Repository.text(at: path).utf8))
    }

    @Test("builds without a warning, and has a page for each article")
    func building() throws {
        let site = try Self.built.get()
        for page in try DocumentationPage.all() where page.path.hasPrefix(Self.catalog) {
            let path = page.name == "CTAContent" ? "" : "/\(page.name.lowercased())"
            let data = try Repository.text(at: "\(site)/data/documentation/ctacontent\(path).json")
            #expect(data.contains("codeListing"), "\(page.path)")
        }
    }

    @Test("refuses an article that links to nothing")
    func brokenLink() throws {
        let folder = try TemporaryFolder()
        let catalog = try folder.makeFolder("Broken.docc")
        _ = try folder.write(
            "# ``CTAContent``\n\nThe words.\n\nSee ``Nothing``.\n", as: "Broken.docc/CTAContent.md")
        let error = #expect(throws: ToolError.self) {
            try Self.site("docs-refused", catalog: catalog)
        }
        #expect(error?.description.contains("'Nothing' doesn't exist") ?? false)
    }

    @Test("documents every public declaration, of the exported modules too")
    func comments() throws {
        let symbols = try Self.graph().symbols
        #expect(symbols.filter { !$0.isDocumented }.map(\.name) == [])
        let names = symbols.map(\.name)
        for name in [
            "ContentResolver.card(for:language:)", "Finding.check", "TextDirection.leftToRight",
        ] {
            #expect(names.contains(name))
        }
    }

    @Test("curates every public type on the landing page, once")
    func curation() throws {
        let curated = try Repository.text("\(Self.catalog)/CTAContent.md").split(separator: "\n")
            .filter { $0.hasPrefix("- ``") }.map { String($0.dropFirst(4).dropLast(2)) }
        #expect(curated.sorted() == (try Self.graph().types.sorted()))
    }

    @Test("finds a declaration without a comment")
    func undocumented() {
        let json = #"""
            {"symbols": [
              {"pathComponents": ["Card", "kind"]},
              {"pathComponents": ["Card", "text"], "docComment": {"lines": [{"text": ""}]}},
              {"pathComponents": ["Card"], "docComment": {"lines": [{"text": "A card."}]}}]}
            """#
        let graph = SymbolGraph(json: Array(json.utf8))
        #expect(
            graph.symbols.filter { !$0.isDocumented }.map(\.name) == ["Card.kind", "Card.text"])
        #expect(graph.types == ["Card"])
    }
}
