/// A named value that a file gives for itself or for an entry.
package struct Attribute: Sendable {
    /// The name as the format writes it: `x-limit`, `Plural-Forms`, `original`.
    package var name: String
    /// The value; of JSON values that are no text, their JSON.
    package var content: TextContent
    /// All bytes of the attribute.
    package var range: ByteRange

    /// Makes an attribute.
    package init(name: String, _ content: TextContent, range: ByteRange = .none) {
        self.name = name
        self.content = content
        self.range = range
    }
}
