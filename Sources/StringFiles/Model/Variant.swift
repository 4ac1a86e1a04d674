/// One of several variants.
package struct Variant: Sendable {
    /// When it is chosen: `few`, `=0`, `iphone`, `20`; for `.substitutions` the name of the
    /// variable, empty for the format itself.
    package var name: String
    /// The text, or further variants.
    package var tree: VariantTree
    /// All bytes of the variant.
    package var range: ByteRange
    /// The bytes of the name.
    package var nameRange: ByteRange

    /// Makes a variant.
    package init(
        name: String, tree: VariantTree, range: ByteRange = .none, nameRange: ByteRange = .none
    ) {
        self.name = name
        self.tree = tree
        self.range = range
        self.nameRange = nameRange
    }
}
