package import CTAContent
package import JSON

/// Where something stands in a catalog, such as `offers.labels.claim-50.variants.de`.
package struct CatalogPlace: Sendable {
    /// One step of the way from the root.
    package enum Step: Sendable {
        /// To the member of an object.
        case member(String)
        /// To an element of a list of labels: its id, and the number of labels before it.
        case label(id: String, offset: Int)

        /// The name of the member, or the id of the label.
        package var name: String {
            switch self {
            case .member(let name): name
            case .label(let id, _): id
            }
        }
    }

    /// The steps from the root, which has none.
    package let steps: [Step]

    /// A place by its steps.
    package init(_ steps: [Step]) { self.steps = steps }

    /// A place by the names of the members on the way.
    package init(_ names: String...) { steps = names.map(Step.member) }

    /// The place of a member of the object here.
    package func member(_ name: String) -> CatalogPlace { CatalogPlace(steps + [.member(name)]) }

    /// The place of a label of the list here.
    package func label(_ id: String, at offset: Int) -> CatalogPlace {
        CatalogPlace(steps + [.label(id: id, offset: offset)])
    }

    /// The settings of a kind of card.
    package static func settings(for kind: CardKind) -> CatalogPlace {
        switch kind {
        case .offer: CatalogPlace("offers")
        case .review: CatalogPlace("reviews")
        }
    }

    /// The list of labels of a kind of card.
    package static func labels(of kind: CardKind) -> CatalogPlace {
        settings(for: kind).member("labels")
    }

    /// The suggestions for a kind of card.
    package static func suggestions(of kind: CardKind) -> CatalogPlace {
        settings(for: kind).member("suggestions")
    }

    /// The push templates.
    package static var templates: CatalogPlace { CatalogPlace("push", "templates") }

    /// The place in one line; a name that is not of ASCII letters, digits, `_` and `-` is in
    /// brackets: `offers.suggestions["a.b"]`.
    package var path: String {
        steps.reduce(into: "") { path, step in
            let name = step.name
            if !name.isEmpty, name.utf8.allSatisfy(Self.isPlain) {
                path += path.isEmpty ? name : ".\(name)"
            } else {
                path += "[\(JSONWriter.text(of: .string(name)))]"
            }
        }
    }

    /// Whether the place is another one or inside of it; names compare by bytes.
    package func isInside(_ other: CatalogPlace) -> Bool {
        steps.count >= other.steps.count
            && zip(steps, other.steps).allSatisfy { $0.name.utf8.elementsEqual($1.name.utf8) }
    }

    /// The value that stands there in a document; nil when there is none.
    package func node(in document: JSONDocument) -> JSONNode? {
        var place = document.root
        for step in steps {
            switch step {
            case .member(let name): place = place?[member: name]
            case .label(_, let offset): place = place?[element: offset]
            }
        }
        return place
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D: true
        default: false
        }
    }
}
