internal import CTAContent
internal import JSON

/// Drafts, and the card and push that they become.
enum ConformancePayloads {
    /// The catalogs by name.
    static func apps() throws(ContentError) -> JSONValue {
        .object(
            ConformanceApps.all.map { name, text in
                (
                    name,
                    JSONDocument(parsing: Array(text.utf8)).root.flatMap(JSONValue.init) ?? .null
                )
            })
    }

    /// The rows, each with a name of its own.
    static func rows() throws(ContentError) -> [JSONValue] {
        var resolvers: [String: ContentResolver] = [:]
        for (name, text) in ConformanceApps.all {
            let catalog = try Catalog(json: Array(text.utf8), path: name)
            resolvers[name] = ContentResolver(catalog: catalog)
        }
        var rows: [JSONValue] = []
        for draft in ConformanceDraft.all {
            guard let content = resolvers[draft.app] else { continue }
            rows.append(try draft.row(content))
        }
        return rows
    }
}
