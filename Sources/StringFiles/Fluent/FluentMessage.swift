/// A message, or a term, whose name starts with a hyphen.
package struct FluentMessage {
    /// The comment.
    package var comment: FluentComment?
    /// The name, of a term with its hyphen.
    package var name: Range<Int>
    /// Whether it is a term.
    package var isTerm: Bool
    /// The value; nil for a message that has attributes only.
    package var value: FluentPattern?
    /// The attributes.
    package var attributes: [FluentAttribute]
    /// All bytes, the comment included, without the last line end.
    package var range: Range<Int>
}

/// An attribute of a message.
package struct FluentAttribute {
    /// The name.
    package var name: Range<Int>
    /// The value.
    package var value: FluentPattern
    /// All bytes, from the line end before the dot.
    package var range: Range<Int>
}
