/// A named value that a file gives for itself or for an entry.
package struct Attribute: Sendable {
    /// The name as the format writes it: `x-limit`, `Plural-Forms`, `original`.
    package var name: String
    /// The value.
    package var content: TextContent
    /// Whether the value is JSON that is no text, such as `12` or `true`, as the file writes it.
    package var isLiteral: Bool
    /// All bytes of the attribute.
    package var range: ByteRange

    /// Makes an attribute.
    package init(
        name: String, _ content: TextContent, isLiteral: Bool = false, range: ByteRange = .none
    ) {
        self.name = name
        self.content = content
        self.isLiteral = isLiteral
        self.range = range
    }
}
