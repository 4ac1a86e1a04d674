package import JSON

/// One value of a catalog that an edit changed.
package struct CatalogChange: Equatable, Sendable {
    /// Where it stands, such as `offers.labels.claim-50.text`; of a move, the list of labels.
    package let path: String
    /// What stood there; nil when nothing did. Of a move, the ids in their order.
    package let before: JSONValue?
    /// What stands there now; nil when nothing does. Of a move, the ids in their order.
    package let after: JSONValue?

    /// Describes a change.
    package init(path: String, before: JSONValue?, after: JSONValue?) {
        self.path = path
        self.before = before
        self.after = after
    }

    /// The members `path`, `before` and `after`; null for what is not there.
    package var json: JSONValue {
        ["path": .string(path), "before": before ?? .null, "after": after ?? .null]
    }
}
