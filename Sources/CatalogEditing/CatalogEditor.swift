internal import CTAContent
internal import JSON

/// Applies edits to the bytes of a catalog: a pure function, whatever stores the bytes.
package enum CatalogEditor {
    /// The catalog after some edits, which are done together or not at all.
    ///
    /// Only the bytes of what changes and the revision are other than before; a list of edits that
    /// changes nothing keeps the revision too. Findings are those of what was edited, and those of
    /// the rest that were not there before: switching offer pushes on can make a label promotional.
    ///
    /// - Parameters:
    ///   - edits: The edits, each applied to what the one before has made.
    ///   - bytes: The catalog.
    ///   - path: The name of the catalog in messages and findings.
    ///   - revision: The revision that the edits were made for; nil for any.
    /// - Returns: The new bytes and what changed.
    /// - Throws: `CatalogError` when the catalog does not decode, is at another revision, does not
    ///   have what an edit names, or when a rule of severity error refuses the result.
    package static func apply(
        _ edits: [CatalogEdit], to bytes: [UInt8], path: String? = nil,
        expecting revision: Int? = nil
    ) throws(CatalogError) -> EditedCatalog {
        let old = try catalog(bytes, path: path)
        do throws(CatalogError) {
            if let revision, revision != old.revision {
                throw CatalogError(
                    .stale,
                    "the catalog is at revision \(old.revision), not \(revision); "
                        + "look at it again, then repeat the edit")
            }
            var draft = CatalogDraft(JSONDocument(parsing: bytes))
            for edit in edits { try edit.apply(to: &draft) }
            guard !draft.changes.isEmpty else {
                return EditedCatalog(bytes: bytes, catalog: old, changes: [], findings: [])
            }
            try draft.setRevision(try next(old.revision))
            return try result(of: draft, editing: old, path: path)
        } catch {
            throw error.at(path)
        }
    }

    private static func catalog(
        _ bytes: [UInt8], path: String?
    ) throws(CatalogError) -> Catalog {
        do {
            return try Catalog(json: bytes, path: path)
        } catch {
            throw CatalogError(error)
        }
    }

    private static func next(_ revision: Int) throws(CatalogError) -> Int {
        let (next, overflows) = revision.addingReportingOverflow(1)
        guard !overflows else {
            throw CatalogError(.form, "revision \(revision) is the largest; write a smaller one")
        }
        return next
    }

    /// Reads what the edits made, and has the rules look at it.
    static func result(
        of draft: CatalogDraft, editing old: Catalog?, path: String?
    ) throws(CatalogError) -> EditedCatalog {
        let new = try catalog(draft.document.bytes, path: path)
        let before = old.map { CatalogCheck($0, touched: draft.touched).placedFindings } ?? []
        let known = Set(before.map(\.identity))
        let placed = CatalogCheck(new, touched: draft.touched).placedFindings.filter { finding in
            draft.touched.contains { finding.place.isInside($0) }
                || !known.contains(finding.identity)
        }
        let errors = placed.filter { $0.finding.severity == .error }
        guard errors.isEmpty else { throw CatalogError(errors: errors.map(\.finding)) }
        return EditedCatalog(
            bytes: draft.document.bytes, catalog: new, changes: draft.changes,
            findings: PlacedFinding.located(placed, in: draft.document, path: path))
    }
}
