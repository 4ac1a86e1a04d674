/// A tag in a text.
struct MarkupTag {
    /// Whether it opens, closes or does both.
    enum Kind {
        case opening, closing, empty
    }

    /// The kind.
    let kind: Kind
    /// The name as written.
    let name: String
    /// The attributes, in order.
    let attributes: [TagAttribute]
    /// All bytes of the tag.
    let range: Range<Int>

    /// The name by which tags are compared: that of an HTML element in lower case.
    var comparedName: String {
        let lower = name.lowercased()
        return HTMLNames.elements.contains(lower) ? lower : name
    }

    /// Whether the tag needs no closing one.
    var isVoid: Bool { kind == .empty || HTMLNames.voidElements.contains(comparedName) }
}

/// What looks like a tag and is none.
struct BrokenTag {
    /// The name as written.
    let name: String
    /// The bytes up to where it breaks.
    let range: Range<Int>
    /// What is wrong with it.
    let fault: String
}

/// An attribute of a tag.
struct TagAttribute {
    /// The name, as written.
    let name: String
    /// The value without its quotes; nil without one.
    let value: String?
    /// All bytes of the attribute.
    let range: Range<Int>
}
