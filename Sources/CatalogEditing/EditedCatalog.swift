package import CTAContent
package import JSON

/// What an edit made of a catalog.
package struct EditedCatalog: Sendable {
    /// The bytes of the catalog; those it had when nothing changed.
    package let bytes: [UInt8]
    /// The catalog that the bytes decode to.
    package let catalog: Catalog
    /// What changed, in the order of the edits; the revision is not listed.
    package let changes: [CatalogChange]
    /// What the rules say about what changed, and what it made of the rest: warnings and notes.
    package let findings: [Finding]

    /// Describes the result of an edit.
    package init(
        bytes: [UInt8], catalog: Catalog, changes: [CatalogChange], findings: [Finding]
    ) {
        self.bytes = bytes
        self.catalog = catalog
        self.changes = changes
        self.findings = findings
    }

    /// The members `revision`, `changes` and `findings`.
    package var json: JSONValue {
        [
            "revision": .integer(catalog.revision), "changes": .array(changes.map(\.json)),
            "findings": .array(findings.map(\.json)),
        ]
    }
}
