internal import CTAContent
internal import CatalogEditing
internal import JSON

/// A change of a catalog in one line.
struct ChangeLine {
    let text: String

    init(_ change: CatalogChange) {
        let path = change.path
        switch (change.before, change.after) {
        case (nil, let after?): text = "  + \(path): \(Self.shown(after))"
        case (let before?, nil): text = "  - \(path): \(Self.shown(before))"
        case (let before?, let after?):
            text = "  ~ \(path): \(Self.shown(before)) → \(Self.shown(after))"
        case (nil, nil): text = "  ~ \(path)"
        }
    }

    /// The value as JSON in one line, kept apart from the direction of the line.
    private static func shown(_ value: JSONValue) -> String {
        CellText.of(JSONWriter.text(of: value))
    }
}
