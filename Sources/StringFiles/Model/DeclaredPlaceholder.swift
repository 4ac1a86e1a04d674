/// A placeholder that a file declares beside the text: ARB and Chrome `placeholders`.
package struct DeclaredPlaceholder: Hashable, Sendable {
    /// The name, without the signs around it in a text.
    package var name: String
    /// The type: `String`, `num`, `DateTime`.
    package var type: String?
    /// An example of a value.
    package var example: String?
    /// How a value is formatted: `compactCurrency`, `yMd`.
    package var format: String?
    /// What it stands for: `$1` of Chrome.
    package var content: String?
    /// The bytes of the declaration.
    package var range: ByteRange

    /// Makes a placeholder.
    package init(
        name: String, type: String? = nil, example: String? = nil, format: String? = nil,
        content: String? = nil, range: ByteRange = .none
    ) {
        self.name = name
        self.type = type
        self.example = example
        self.format = format
        self.content = content
        self.range = range
    }
}
