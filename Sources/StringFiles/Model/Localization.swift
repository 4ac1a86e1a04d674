/// The text of an entry in one language.
package struct Localization: Sendable {
    // In an order that leaves no gaps.

    /// The text, or its variants.
    package var tree: VariantTree
    /// What the text is for.
    package var role: TextRole
    /// Whether the file has no such text and the key stands for it, as in a String Catalog.
    package var isImplied: Bool
    /// All bytes of the localization.
    package var range: ByteRange
    /// The language, as the file writes its tag; `und` when the file does not say.
    package var language: String

    /// Makes a localization.
    package init(
        language: String, role: TextRole = .translation, isImplied: Bool = false,
        tree: VariantTree, range: ByteRange = .none
    ) {
        self.language = language
        self.role = role
        self.isImplied = isImplied
        self.tree = tree
        self.range = range
    }
}
