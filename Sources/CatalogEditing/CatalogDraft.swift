internal import CTAContent
internal import JSON

/// A catalog on its way through some edits: its bytes, and what has changed so far.
///
/// Each primitive here changes the bytes of one value; everything else keeps its layout.
struct CatalogDraft {
    /// The catalog as it is now.
    private(set) var document: JSONDocument
    /// What has changed, in order.
    private(set) var changes: [CatalogChange] = []
    /// The places whose texts the rules must accept, whatever stood there before.
    private(set) var touched: [CatalogPlace] = []

    init(_ document: JSONDocument) { self.document = document }

    /// The value at a place; nil when there is none or it is null.
    func node(at place: CatalogPlace) -> JSONNode? {
        place.node(in: document).flatMap { $0.isNull ? nil : $0 }
    }

    /// The names of the members of the object at a place.
    func names(at place: CatalogPlace) -> [String] {
        node(at: place)?.members.compactMap { $0.name.string } ?? []
    }

    /// Writes a value; the objects on the way are made where they are missing.
    mutating func set(_ place: CatalogPlace, to value: JSONValue) throws(CatalogError) {
        touch(place)
        let before = node(at: place).flatMap { JSONValue($0) }
        guard before != value else { return }
        try replace(place, with: value)
        record(place.path, before, value)
    }

    /// Takes a member out; false when there is none.
    mutating func remove(_ place: CatalogPlace) throws(CatalogError) -> Bool {
        guard let last = place.steps.last, let old = place.node(in: document),
            let object = CatalogPlace(place.steps.dropLast()).node(in: document)
        else { return false }
        let before = JSONValue(old)
        try apply(JSONEdit.removing(last.name, from: object))
        record(place.path, before, nil)
        return true
    }

    /// Adds a label behind the others.
    mutating func append(label: JSONValue, id: String, to list: CatalogPlace) throws(CatalogError) {
        let place = list.label(id, at: node(at: list)?.count ?? 0)
        if let array = node(at: list) {
            try apply(JSONEdit.inserting(label, into: array))
        } else {
            try replace(list, with: .array([label]))
        }
        touch(place)
        record(place.path, nil, label)
    }

    /// Notes a place whose texts the rules must accept.
    mutating func touch(_ place: CatalogPlace) { touched.append(place) }

    /// Notes a change.
    mutating func record(_ path: String, _ before: JSONValue?, _ after: JSONValue?) {
        changes.append(CatalogChange(path: path, before: before, after: after))
    }

    /// Applies an edit; there is none only for a document that did not decode.
    mutating func apply(_ edit: JSONEdit?) throws(CatalogError) {
        guard let edit else {
            throw CatalogError(.form, "the catalog has another form here; edit the file by hand")
        }
        document = document.applying(edit)
    }

    /// Writes the revision.
    mutating func setRevision(_ revision: Int) throws(CatalogError) {
        try replace(CatalogPlace("revision"), with: .integer(revision))
    }

    private mutating func replace(
        _ place: CatalogPlace, with value: JSONValue
    ) throws(CatalogError) {
        var value = value
        var steps = place.steps
        while let last = steps.popLast() {
            if let object = node(at: CatalogPlace(steps)) {
                let place = steps.isEmpty ? Self.place(of: last.name, in: object) : nil
                if object[member: last.name] == nil {
                    return try apply(
                        JSONEdit.inserting(last.name, value, into: object, at: place))
                }
                return try apply(JSONEdit.setting(last.name, to: value, in: object))
            }
            value = .object([(name: last.name, value: value)])
        }
    }

    /// The members of a catalog in the order that its files mostly have.
    private static let order = [
        "schemaVersion", "app", "name", "revision", "defaultLanguage", "languagePolicy",
        "languageOverrides", "offers", "reviews", "push", "texts",
    ]

    /// The number of members of the catalog before a new one: behind those that mostly stand before
    /// it.
    private static func place(of name: String, in root: JSONNode) -> Int? {
        let earlier = order.prefix { $0 != name }
        let names = root.members.map { $0.name }
        return names.lastIndex { member in earlier.contains { member.hasText($0) } }
            .map { $0 + 1 }
    }
}
