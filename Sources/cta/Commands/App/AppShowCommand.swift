internal import CTAContent
internal import CatalogEditing
internal import CommandLineArguments
internal import JSON

/// `cta app show`: the settings of a catalog, and what is in it.
struct AppShowCommand: Command {
    private let reading = CatalogReading()
    private let json = Flag("json", help: "print the whole catalog, defaults included")

    var declaration: CommandDeclaration {
        CommandDeclaration(
            "show", summary: "the app's settings, and what its catalog holds",
            parameters: [reading.file, json],
            examples: [Example("cta app show acme.json", "one screen")])
    }

    func run(_ arguments: Arguments, on console: inout Console) throws -> ExitCode {
        let catalog = try reading.catalog(arguments)
        guard !arguments[json] else {
            console.output.print(JSONWriter.text(of: catalog.json))
            return .clean
        }
        var table = ColumnTable([.left, .left])
        for (name, value) in rows(of: catalog) { table.add([name, value]) }
        for line in table.lines { console.output.print(line) }
        return .clean
    }

    private func rows(of catalog: Catalog) -> [(String, String)] {
        let overrides = catalog.languageOverrides.sorted { $0.key < $1.key }
            .map { CellText.of("\($0.key) → \($0.value)") }.joined(separator: ", ")
        return [
            ("app", CellText.of(catalog.app)),
            ("name", catalog.name.map { CellText.of($0) } ?? "none"),
            ("revision", String(catalog.revision)),
            ("default language", CellText.of(catalog.defaultLanguage)),
            ("language policy", catalog.languagePolicy.rawValue),
            ("language overrides", overrides.isEmpty ? "none" : overrides),
            ("sends push", catalog.sendsPush ? "on" : "off"),
            ("consent", catalog.consent.rawValue),
            ("shows message", catalog.showsMessage ? "on" : "off"),
            ("offer labels", labels(of: catalog.offers)),
            ("offer suggestions", names(catalog.offers.suggestions.map(\.key))),
            ("review labels", labels(of: catalog.reviews)),
            ("review suggestions", names(catalog.reviews.suggestions.map(\.key))),
            ("push templates", names(catalog.templates.map(\.language))),
            ("title", names(catalog.texts.title.languages)),
            ("welcome title", names(catalog.texts.welcomeTitle.languages)),
            ("welcome text", names(catalog.texts.welcomeText.languages)),
        ]
    }

    private func labels(of settings: CardSettings) -> String {
        let archived = settings.labels.count { $0.isArchived }
        let active = names(settings.labels.filter { !$0.isArchived }.map(\.id))
        return archived == 0 ? active : "\(active) (and \(archived) archived)"
    }

    private func names(_ names: [String]) -> String {
        names.isEmpty ? "none" : names.map { CellText.of($0) }.joined(separator: ", ")
    }
}
