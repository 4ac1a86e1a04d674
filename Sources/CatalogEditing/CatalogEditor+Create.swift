internal import CTAContent
internal import JSON

extension CatalogEditor {
    /// A new catalog at revision 1, laid out with a line for each member.
    ///
    /// - Parameters:
    ///   - app: The app's id.
    ///   - edits: What is set from the start.
    ///   - path: The name of the catalog in messages and findings.
    /// - Returns: The bytes, and the whole catalog as the one change.
    /// - Throws: `CatalogError` when an edit or the id is refused.
    package static func create(
        app: String, _ edits: [CatalogEdit], path: String? = nil
    ) throws(CatalogError) -> EditedCatalog {
        var catalog = Catalog(app: app)
        catalog.revision = 1
        // A name that nobody gave is left out.
        var value = catalog.json
        if case .object(let members) = value {
            value = .object(members.filter { $0.name != "name" })
        }
        var draft = CatalogDraft(
            JSONDocument(
                parsing: JSONWriter.bytes(of: value, layout: .pretty) + [UInt8(ascii: "\n")]))
        do throws(CatalogError) {
            for edit in edits { try edit.apply(to: &draft) }
            let made = try result(of: draft, editing: nil, path: path)
            let change = CatalogChange(
                path: "", before: nil, after: draft.document.root.flatMap { JSONValue($0) })
            return EditedCatalog(
                bytes: made.bytes, catalog: made.catalog, changes: [change],
                findings: made.findings)
        } catch {
            throw error.at(path)
        }
    }
}
