/// An element or a comment on the tape of a `MarkupDocument`.
struct MarkupNode: Sendable {
    enum Kind: UInt8, Sendable {
        case element
        case comment
    }

    var kind: Kind
    /// The offset of `<`.
    var start: UInt32
    /// Behind the end tag; behind the start tag when that is all.
    var end: UInt32 = 0
    /// Behind the name in the start tag.
    var nameEnd: UInt32
    /// Behind the start tag, or behind `<!--`.
    var contentStart: UInt32 = 0
    /// Before the end tag, or before `-->`.
    var contentEnd: UInt32 = 0
    /// The index of the first attribute.
    var firstAttribute: UInt32 = 0
    var attributeCount: UInt32 = 0
    /// The index of the node behind this one and all that is in it.
    var next: UInt32 = 0
    /// The index of the element around it; `UInt32.max` for none.
    var parent: UInt32

    /// The bytes of the name in the start tag; meaningless for a comment.
    var name: Range<Int> { Int(start) + 1..<Int(nameEnd) }
}
